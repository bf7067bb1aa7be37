import type { TermoAceito } from '../../api/pessoa/termos.schema.ts';

/** The first three verbatim (S8.8, S8.9); no rule gives words for the rest. */
export const TEXTS = {
  failed: 'Ops! Não foi possível carregar os termos.',
  withoutCode: 'Ops! Código do termo não foi repassado',
  printFailed: 'Não foi possível abrir a janela de impressão.',
  empty: 'Nenhum termo aceito até o momento.',
  opening: 'Abrindo termo…',
  openingSaid: 'O termo será aberto em instantes.',
} as const;

/** What a term is called: the name of its type (S2.68). */
export const nomeOfTermo = ({ nomeTipo, tipo }: TermoAceito): string => nomeTipo ?? tipo ?? 'Termo';
