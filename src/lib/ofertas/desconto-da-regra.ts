import { numeroDoPercentual, type RegraOferta } from './oferta-regras.ts';

/**
 * How much of a price a rule takes off, for putting offers in order.
 * @returns percent; 0 for a rule that names no percentage
 */
export function descontoDaRegra({ tipo, percentualDesconto }: RegraOferta): number {
  return tipo === 1 || tipo === 4 ? (numeroDoPercentual(percentualDesconto) ?? 0) : 0;
}
