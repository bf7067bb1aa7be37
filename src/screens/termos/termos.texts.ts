/** The first three are verbatim; no rule quotes the others. @rule S8.8, S8.9 */
export const TEXTS = {
  failed: 'Ops! Não foi possível carregar os termos.',
  withoutCode: 'Ops! Código do termo não foi repassado',
  printFailed: 'Não foi possível abrir a janela de impressão.',
  empty: 'Nenhum termo aceito até o momento.',
  opening: 'Abrindo termo…',
  openingSaid: 'O termo será aberto em instantes.',
} as const;
