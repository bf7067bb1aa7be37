/** Texts that no rule quotes. */
export const TEXTS = {
  titulo: 'Acessibilidade',
  intro:
    'Este portal quer servir a todas as pessoas: com o teclado, com leitor de tela, com texto maior, com mais contraste. Esta página diz o que foi testado, com quais ferramentas e quando, e o que ainda não é atendido.',
  aparencia: 'Aparência',
  tema: 'Tema',
  temaDica:
    'No tema do aparelho, quem pede mais contraste ao sistema recebe o alto contraste. O texto pode ser ampliado até 200% e a página até 400% no navegador.',
  testado: 'O que foi testado',
  revista: 'Testes automáticos rodam de novo a cada versão. Esta declaração foi revista em 26/11/2026.',
  comQue: 'Ferramentas usadas',
  ferramentas: 'axe-core, Playwright, Jest e Testing Library, no Chromium.',
  arquivos: 'Arquivos de teste',
  significado:
    '“Testado” quer dizer que testes automáticos verificam o critério em telas deste portal, e que uma versão com um teste que falha não é publicada. Um teste automático não substitui a avaliação de pessoas com deficiência: nenhum critério é dado aqui por cumprido em tudo.',
  naoAtendido: 'O que ainda não é atendido',
  falar: 'Falar sobre acessibilidade',
  contato: 'Encontrou uma barreira? Conte para nós:',
  wcag: 'WCAG 2.2, níveis A e AA',
  emag: 'Recomendações do eMAG 3.1',
  criterio: 'Critério',
  recomendacao: 'Recomendação',
  nivel: 'Nível',
  situacao: 'Situação',
  voltar: 'Ir para o início do portal',
} as const;

export const SITUACOES = {
  testado: 'testado',
  parte: 'testado, atendido em parte',
  naoAtendido: 'não atendido',
  naoTestado: 'não testado',
} as const;

/** In the order of the avatar menu. */
export const TEMAS = [
  { value: 'system', label: 'Tema do aparelho' },
  { value: 'light', label: 'Tema claro' },
  { value: 'dark', label: 'Tema escuro' },
  { value: 'contrast', label: 'Alto contraste' },
] as const;
