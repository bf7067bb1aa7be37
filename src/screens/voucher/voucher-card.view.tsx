import { Button } from '../../ui/button/button.tsx';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { formatBRL } from '../../lib/numeros/dinheiro.ts';
import type { Voucher } from '../../lib/ofertas/voucher.ts';
import { DataCard, type DataRow } from '../../ui/text/data-card.tsx';
import { AO_CALENDARIO } from './voucher.texts.ts';
import { CalendarIcon } from '../../ui/icons/later-icons.tsx';
import { QrIcon } from '../../ui/icons/icon.tsx';
import { Vencimento } from '../../domain/vencimento/vencimento.view.tsx';

export interface VoucherCardProps {
  voucher: Voucher;
  active: boolean;
  /** Null: nothing is said of what ends soon. */
  hoje: DataCivil | null;
  /** 'later': nobody knows yet whether it is current; null: no code fills the screen. */
  onShow: ((codigo: string) => void) | 'later' | null;
  /** Null: there is no calendar. */
  onCalendar: ((vouchers: readonly Voucher[]) => void) | null;
}

/** One voucher (S2.59, S2.60, R60); an active one can be shown at the till, and says that it ends soon (R100). */
export function VoucherCard({ voucher, active, hoje, onShow, onCalendar }: VoucherCardProps) {
  const { codigo, beneficio, fim } = voucher;
  return (
    <DataCard
      heading="h2"
      title={beneficio ?? 'Voucher'}
      aside={active ? <Vencimento data={fim} hoje={hoje} /> : undefined}
      rows={[
        { label: 'Código', value: codigo ?? '–' },
        ...(active ? activeRows(voucher) : finishedRows(voucher)),
      ]}
      actions={
        active ? (
          <div className="voucher-actions">
            {codigo !== null && onShow !== null && (
              <Button
                // Its place stays, so that nothing moves when the fresh answer comes.
                style={onShow === 'later' ? { visibility: 'hidden' } : undefined}
                look="contained"
                icon={<QrIcon />}
                aria-label={`Mostrar código ${codigo}`}
                onClick={() => onShow !== 'later' && onShow(codigo)}
              >
                Mostrar código
              </Button>
            )}
            {fim !== null && onCalendar !== null && (
              <Button
                size="small"
                icon={<CalendarIcon />}
                aria-label={`${AO_CALENDARIO}: ${[beneficio, codigo].filter(Boolean).join(', ')}`}
                onClick={() => onCalendar([voucher])}
              >
                {AO_CALENDARIO}
              </Button>
            )}
          </div>
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
