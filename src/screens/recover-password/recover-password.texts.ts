/** Verbatim texts of `/recover-password`. @rule S2.31, S5.3 */
export const TEXTS = {
  documento: 'CPF ou CNPJ',
  email: 'E-mail',
  sms: 'SMS',
  enviar: 'Enviar',
  logar: 'Logar',
  documentoVazio: 'Digite um CPF ou CNPJ',
  canalVazio: 'Por onde deseja receber?',
} as const;

/** Texts that no rule quotes. */
export const OWN_TEXTS = {
  titulo: 'Recuperar senha',
  dica: 'Informe o seu documento e escolha por onde recuperar a sua senha.',
  canal: 'Recuperar por',
  enviado: 'Solicitação enviada.',
  depoisEmail:
    'Agora abra seu e-mail (veja também o spam) e siga o que a mensagem diz. Depois, toque em Logar.',
  depoisSms: 'Agora abra as mensagens do seu celular e siga o que a mensagem diz. Depois, toque em Logar.',
  falhou: 'Não foi possível enviar',
  recusado: 'Os dados informados não conferem com o cadastro.',
} as const;
