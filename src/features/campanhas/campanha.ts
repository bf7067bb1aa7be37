import { type DataCivil, formatData } from '../../lib/datas/datas.ts';

/**
 * Whether a campaign has details; others lead to the statement.
 * @param tipo the wire's type
 * @returns true for 'CP', case and spaces ignored
 * @rule R63
 */
export const hasDetalhes = (tipo: string | null): boolean => tipo?.trim().toUpperCase() === 'CP';

/**
 * A campaign's period.
 * @returns 'De 01/03/2026 a 31/03/2026', or with one day; null without both
 */
export function formatPeriodo(inicio: DataCivil | null, fim: DataCivil | null): string | null {
  if (inicio === null) return fim === null ? null : `Até ${formatData(fim)}`;
  return fim === null ? `A partir de ${formatData(inicio)}` : `De ${formatData(inicio)} a ${formatData(fim)}`;
}
