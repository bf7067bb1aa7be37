/** Verbatim texts of `/minhas-preferencias`, two of them in English. @rule S2.72, S8.16, R75 */
export const TEXTS = {
  novidades: 'Gostaria de receber novidades por',
  preferencias: 'Preferências',
  cupomDigital: 'Cupom Digital',
  salvar: 'Salvar',
  salvas: 'Preferences saved successfully!',
  falhou: 'Error saving preferences!',
} as const;

/** Texts that no rule quotes; the channels are written as on `/register`. */
export const OWN_TEXTS = {
  titulo: 'Minhas preferências',
  dica: 'Você decide por onde falamos com você, e pode mudar quando quiser.',
  email: 'E-mail',
  sms: 'SMS',
  push: 'Push',
  whatsapp: 'WhatsApp',
} as const;
