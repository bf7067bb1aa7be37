/** What a customer may ask for (LGPD, art. 18), in plain words. */
export const DIREITOS = [
  'a confirmação de que tratamos seus dados, e o acesso a eles;',
  'a correção de dados incompletos, inexatos ou desatualizados;',
  'a anonimização, o bloqueio ou a eliminação de dados desnecessários;',
  'a portabilidade dos seus dados a outro fornecedor;',
  'a eliminação dos dados tratados com o seu consentimento;',
  'a informação sobre com quem compartilhamos seus dados;',
  'a revogação do consentimento que você deu.',
];

const SUBJECT = 'Pedido sobre dados pessoais (LGPD)';

/** Opens a letter to the mailbox. */
export function mailtoOf(mailbox: string): string {
  const address = encodeURIComponent(mailbox).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(SUBJECT)}`;
}
