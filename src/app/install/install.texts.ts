/** Texts of the install prompt. The title, 'Não adicionar' and 'Adicionar à Tela de Início' are verbatim. @rule S2.15, S2.16 */
export const INSTALL = {
  title: 'Adicionar à tela inicial',
  text: 'Abra o clube com um toque, direto da tela inicial do seu aparelho. Ocupa pouco espaço e não precisa de loja de aplicativos.',
  accept: 'Adicionar',
  refuse: 'Não adicionar',
  share: 'Toque em Compartilhar',
  shareHint: 'na barra do navegador.',
  choose: 'Escolha “Adicionar à Tela de Início”',
  chooseHint: 'na lista que se abre.',
  safari: 'Abra no Safari',
  safariHint: 'pelo menu deste aplicativo. Dentro dele o portal não pode ser adicionado à tela inicial.',
  close: 'Entendi',
} as const;
