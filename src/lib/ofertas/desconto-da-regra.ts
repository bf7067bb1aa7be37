import { numeroDoPercentual, type RegraOferta } from './oferta-regras.ts';

/**
 * A rule's discount, for sorting.
 * @returns percent; 0 without a percentage
 */
export function descontoDaRegra({ tipo, percentualDesconto }: RegraOferta): number {
  return tipo === 1 || tipo === 4 ? (numeroDoPercentual(percentualDesconto) ?? 0) : 0;
}
