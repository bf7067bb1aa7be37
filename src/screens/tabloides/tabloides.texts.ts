/** A leaflet without url (S2.45, S8.19). */
export const TABLOIDE_FAILED = 'Erro ao carregar tabloide.';
/** No rule gives words for the rest. */
export const TABLOIDES_EMPTY = 'Nenhum tabloide disponível para esta loja no momento.';
export const OPENING = 'Abrindo em nova aba…';
export const OPENING_SAID = 'O tabloide será aberto em uma nova aba.';
export const BLOCKED_LINK = 'Abrir tabloide';
