/** Texts of the shell's gates. The phone's words, 'Aceito' and 'Ir para perfil' are verbatim. @rule S2.11–S2.13 */
export const TERMS = {
  title: 'Antes de continuar',
  intro: 'Leia os termos do programa. Para usar o portal, é preciso aceitá-los.',
  opensTab: 'Abre em uma nova aba.',
  opening: 'O termo será aberto em uma nova aba.',
  blocked: 'O navegador não deixou abrir a nova aba.',
  openHere: 'Abrir o termo',
  alreadyAccepted: 'Já aceito',
  accept: 'Aceito',
} as const;

/** Verbatim. @rule S2.12 */
export const PHONE = {
  title: 'Telefone não informado',
  text: 'Ops! Parece que você não informou seu telefone click no botão abaixo e atualize o seu cadastro.',
  open: 'Ir para perfil',
} as const;
