/** No rule gives words for this screen's states. */
export const LOJAS_EMPTY = 'Nenhuma loja para mostrar.';
export const LOJAS_NOT_FOUND = 'Nenhuma loja encontrada para essa busca.';
export const NO_POINTS = 'Nenhuma destas lojas tem localização no mapa.';
export const MAP_FAILED = 'Não foi possível carregar o mapa';
export const NO_PLACE = 'Sem localização no mapa.';
export const lojasCount = (count: number): string => (count === 1 ? '1 loja' : `${count} lojas`);
export const clusterLabel = (count: number): string => `Grupo de ${count} lojas, aproximar`;
