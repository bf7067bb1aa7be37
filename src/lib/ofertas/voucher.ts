import { compareDatas, type DataCivil } from '../datas/datas.ts';
import { venceEmBreve } from '../datas/vencimento.ts';
import type { Centavos } from '../numeros/dinheiro.ts';

/** A voucher as the portal shows and keeps it; money in centavos. Plain values: it is kept on the device as JSON. */
export interface Voucher {
  codigo: string | null;
  beneficio: string | null;
  inicio: DataCivil | null;
  fim: DataCivil | null;
  uso: DataCivil | null;
  /** The original price of the first discounted product. */
  precoOriginal: Centavos | null;
  desconto: Centavos | null;
  /** Null also where there is no discount value for it to belong to. @rule R60 */
  minimo: Centavos | null;
}

/** What is read of the wire; the code goes by one of four names. */
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
 * A voucher of the wire as the portal knows it.
 * @param fields read by the schema
 * @returns the voucher; `codigo` is the first of the four names that has one
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
 * Whether a voucher that was kept on the device may still be shown.
 * @param voucher an active one, as it was when it was kept
 * @param today from `dataCivilAt(now)`
 * @returns false after its last day
 */
export const isCurrent = ({ fim }: Voucher, today: DataCivil): boolean => fim === null || fim >= today;

/**
 * Active vouchers in the order of the screen: those whose last day is near first, the sooner the earlier; the others as
 * they came.
 * @param hoje null: all as they came
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
