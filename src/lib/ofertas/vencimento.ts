import type { DataCivil } from '../datas/datas.ts';

const DIA_MS = 86_400_000;
/** So many days before the last one it is said that something ends. */
const LOGO = 7;

/**
 * Calendar days from one day to another: no clock, no zone and no daylight saving comes into it.
 * @returns 0 for the same day, negative when `fim` is past
 */
export function diasAte(fim: DataCivil, hoje: DataCivil): number {
  return (meiaNoite(fim) - meiaNoite(hoje)) / DIA_MS;
}

/**
 * Whether something ends within seven days, its last day included.
 * @param fim its last day; null: it has none
 * @param hoje the customer's day
 */
export function venceLogo(fim: DataCivil | null, hoje: DataCivil): fim is DataCivil {
  if (fim === null) return false;
  const dias = diasAte(fim, hoje);
  return dias >= 0 && dias <= LOGO;
}

/**
 * What is said of something that ends within seven days.
 * @returns 'Vence hoje', 'Vence amanhã' or 'Vence em 3 dias'; null when it does not
 */
export function vencimentoText(fim: DataCivil | null, hoje: DataCivil): string | null {
  if (!venceLogo(fim, hoje)) return null;
  const dias = diasAte(fim, hoje);
  return dias === 0 ? 'Vence hoje' : dias === 1 ? 'Vence amanhã' : `Vence em ${dias} dias`;
}

/** What ends within seven days first, the sooner the higher; all else stays in its order. */
export function vencendoPrimeiro<T extends { fim: DataCivil | null }>(
  itens: readonly T[],
  hoje: DataCivil,
): T[] {
  const dia = ({ fim }: T): number => (venceLogo(fim, hoje) ? diasAte(fim, hoje) : LOGO + 1);
  return itens.toSorted((a, b) => dia(a) - dia(b));
}

function meiaNoite(dia: DataCivil): number {
  return Date.UTC(Number(dia.slice(0, 4)), Number(dia.slice(5, 7)) - 1, Number(dia.slice(8, 10)));
}
