/** Texts of `/minhas-preferencias` that are verbatim (S2.72, S8.16, R75: the two in English). */
export const TEXTS = {
  novidades: 'Gostaria de receber novidades por',
  preferencias: 'Preferências',
  cupomDigital: 'Cupom Digital',
  salvar: 'Salvar',
  salvas: 'Preferences saved successfully!',
  falhou: 'Error saving preferences!',
} as const;

/** Where the specification gives no words; the four channels are written as on `/register`. */
export const OWN_TEXTS = {
  titulo: 'Minhas preferências',
  dica: 'Você decide por onde falamos com você, e pode mudar quando quiser.',
  email: 'E-mail',
  sms: 'SMS',
  push: 'Push',
  whatsapp: 'WhatsApp',
} as const;
