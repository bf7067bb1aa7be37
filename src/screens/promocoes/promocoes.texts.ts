export const BUSCAR = 'Buscar oferta';
export const PARA_ATIVAR = 'Só as que faltam ativar';
export const FILTRAR = 'Filtrar e ordenar';
export const ORDENAR = 'Ordenar por';
export const LIMPAR = 'Limpar busca';
export const BUSCA_EMPTY = 'Tente outras palavras, ou limpe a busca para ver todas as ofertas.';
export const SEM_ATIVAVEIS = 'Nenhuma oferta para ativar. Limpe a busca para ver todas as ofertas.';
export const ORDENS = [
  { value: '', label: 'Recomendadas' },
  { value: 'desconto', label: 'Maior desconto' },
  { value: 'preco', label: 'Menor preço' },
] as const;

/** The number of offers. */
export const contarOfertas = (count: number): string => (count === 1 ? '1 oferta' : `${count} ofertas`);

/** The number of results. @rule R133 */
export function contarAchados(count: number): string {
  if (count === 0) return 'Nenhuma oferta encontrada';
  return `${contarOfertas(count)} ${count === 1 ? 'encontrada' : 'encontradas'}`;
}
