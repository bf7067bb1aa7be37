/** Texts of `/recover-password` that the specification quotes (spec 2, spec 5 Recover password). */
export const TEXTS = {
  documento: 'CPF ou CNPJ',
  email: 'E-mail',
  sms: 'SMS',
  enviar: 'Enviar',
  logar: 'Logar',
  documentoVazio: 'Digite um CPF ou CNPJ',
  canalVazio: 'Por onde deseja receber?',
} as const;

/** Where the specification gives no words. */
export const OWN_TEXTS = {
  titulo: 'Recuperar senha',
  dica: 'Informe o seu documento e enviaremos uma nova senha para o contato do seu cadastro.',
  enviado: 'Solicitação enviada.',
  falhou: 'Não foi possível enviar. Verifique sua conexão e tente novamente.',
} as const;
