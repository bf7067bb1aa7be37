import { compareDatas, type DataCivil } from '../../lib/datas/datas.ts';
import { venceEmBreve } from '../../lib/datas/vencimento.ts';
import type { Centavos } from '../../lib/numeros/dinheiro.ts';

/** A voucher, as plain JSON; money in centavos. */
export interface Voucher {
  codigo: string | null;
  beneficio: string | null;
  inicio: DataCivil | null;
  fim: DataCivil | null;
  uso: DataCivil | null;
  /** The first discounted product's original price. */
  precoOriginal: Centavos | null;
  desconto: Centavos | null;
  /** Null as well without a discount. @rule R60 */
  minimo: Centavos | null;
}

/** Fields of the wire; the code has one of four names. */
interface VoucherFields {
  readonly codigo: string | null;
  readonly codVoucher: string | null;
  readonly codigoVoucher: string | null;
  readonly voucher: string | null;
  readonly beneficio: string | null;
  readonly dtaInicio: DataCivil | null;
  readonly dtaFim: DataCivil | null;
  readonly dtaUso: DataCivil | null;
  readonly desconto: { readonly valor: Centavos | null } | null;
  readonly vlrMinUsoVoucher: Centavos | null;
  readonly produtosDesconto: readonly { readonly precoOriginal: Centavos | null }[];
}

/**
 * A voucher of the wire.
 * @param fields read by the schema
 * @returns `codigo` is the first of the four names with a value
 * @rule R60
 */
export function readVoucher(fields: VoucherFields): Voucher {
  const desconto = fields.desconto?.valor ?? null;
  return {
    codigo: fields.codigo ?? fields.codVoucher ?? fields.codigoVoucher ?? fields.voucher,
    beneficio: fields.beneficio,
    inicio: fields.dtaInicio,
    fim: fields.dtaFim,
    uso: fields.dtaUso,
    precoOriginal: fields.produtosDesconto[0]?.precoOriginal ?? null,
    desconto,
    minimo: desconto === null ? null : fields.vlrMinUsoVoucher,
  };
}

/**
 * Whether a stored voucher is still valid.
 * @param voucher an active one
 * @param today from `dataCivilAt(now)`
 * @returns false after its last day
 */
export const isCurrent = ({ fim }: Voucher, today: DataCivil): boolean => fim === null || fim >= today;

/**
 * Active vouchers, near ones first by last day.
 * @param hoje null: unsorted
 * @rule R101
 */
export function vencendoPrimeiro<V extends Pick<Voucher, 'fim'>>(
  vouchers: readonly V[],
  hoje: DataCivil | null,
): readonly V[] {
  const isNear = (voucher: V): voucher is V & { fim: DataCivil } => venceEmBreve(voucher.fim, hoje);
  const near = vouchers.filter(isNear).sort((a, b) => compareDatas(a.fim, b.fim));
  return [...near, ...vouchers.filter((voucher) => !isNear(voucher))];
}
