/** `Stale`, by its address: a failed read with its stored answer. */
export const TAGS = ['Pessoa', 'Pontos', 'Preferencia', 'Stale', 'TermoAceito', 'Voucher'] as const;
export type Tag = (typeof TAGS)[number];
