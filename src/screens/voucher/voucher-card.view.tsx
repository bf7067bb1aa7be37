import { Button } from '../../ui/button/button.tsx';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { formatBRL } from '../../lib/numeros/dinheiro.ts';
import type { Voucher } from '../../lib/ofertas/voucher.ts';
import { DataCard, type DataRow } from '../../ui/text/data-card.tsx';
import { QrIcon } from '../../ui/icons/icon.tsx';

export interface VoucherCardProps {
  voucher: Voucher;
  active: boolean;
  onShow: (codigo: string) => void;
}

/** One voucher (S2.59, S2.60, R60); an active one can be shown at the till. */
export function VoucherCard({ voucher, active, onShow }: VoucherCardProps) {
  const { codigo, beneficio } = voucher;
  return (
    <DataCard
      heading="h2"
      title={beneficio ?? 'Voucher'}
      rows={[
        { label: 'Código', value: codigo ?? '–' },
        ...(active ? activeRows(voucher) : finishedRows(voucher)),
      ]}
      actions={
        active && codigo !== null ? (
          <Button
            look="contained"
            icon={<QrIcon />}
            aria-label={`Mostrar código ${codigo}`}
            onClick={() => onShow(codigo)}
          >
            Mostrar código
          </Button>
        ) : undefined
      }
    />
  );
}

function activeRows({ inicio, fim, precoOriginal, desconto, minimo }: Voucher): DataRow[] {
  const rows: DataRow[] = [{ label: 'Validade', value: `${day(inicio)} a ${day(fim)}` }];
  if (precoOriginal !== null) rows.push({ label: 'Preço original', value: formatBRL(precoOriginal) });
  else if (desconto !== null) rows.push({ label: 'Valor do desconto', value: formatBRL(desconto) });
  if (minimo !== null) rows.push({ label: 'Valor mínimo de compra', value: formatBRL(minimo) });
  return rows;
}

function finishedRows({ uso, fim, desconto }: Voucher): DataRow[] {
  const rows: DataRow[] = [
    uso === null ? { label: 'Encerrado em', value: day(fim) } : { label: 'Usado em', value: day(uso) },
  ];
  if (desconto !== null) rows.push({ label: 'Valor do desconto', value: formatBRL(desconto) });
  return rows;
}

const day = (data: DataCivil | null): string => (data === null ? '–' : formatData(data));
