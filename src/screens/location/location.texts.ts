/** No rule gives words for this screen's states. */
export const LOJAS_EMPTY = 'Nenhuma loja para mostrar.';
export const LOJAS_NOT_FOUND = 'Nenhuma loja encontrada para essa busca.';
export const NO_POINTS = 'Nenhuma destas lojas tem localização no mapa.';
export const MAP_FAILED = 'Não foi possível carregar o mapa';
export const NO_PLACE = 'Sem localização no mapa.';
export const lojasCount = (count: number): string => (count === 1 ? '1 loja' : `${count} lojas`);
export const clusterLabel = (count: number): string => `Grupo de ${count} lojas, aproximar`;

/** The one button of the order by distance, by what it does now. */
export const PERTO = {
  idle: 'Perto de mim',
  asking: 'Parar de procurar',
  sorted: 'Voltar à ordem da lista',
} as const;

const PERTO_SAID = {
  idle: '',
  asking: 'Procurando onde você está…',
  sorted: 'As lojas mais próximas vêm primeiro. Sua posição não sai deste aparelho.',
  refused:
    'O navegador não pôde usar sua posição. Permita a localização para este site nas configurações do navegador e tente de novo',
  unavailable:
    'O aparelho não sabe onde está. Ative a localização nas configurações do aparelho e tente de novo',
  timeout: 'O aparelho demorou demais para dizer onde está. Tente de novo',
} as const;

/** What is said below it; `hasBusca`: the search by town is another way (R146). */
export function pertoSaid(stage: keyof typeof PERTO_SAID, hasBusca: boolean): string {
  const isOver = stage === 'refused' || stage === 'unavailable' || stage === 'timeout';
  return PERTO_SAID[stage] + (isOver ? (hasBusca ? ', ou busque pela cidade.' : '.') : '');
}

export const FAVORITA = 'Loja favorita';
export const FAVORITA_NAO_GUARDADA = 'Este navegador não permite guardar a loja favorita.';
