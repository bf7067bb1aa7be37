import { defineEntry } from '../testing/entry.ts';
import {
  type Preferencias,
  whatsappConsentMachine,
  whatsappConsentPorts,
} from './whatsapp-consent.machine.ts';

const off: Preferencias = {
  recebeEmail: true,
  recebeSms: false,
  recebePush: true,
  recebeWhatsapp: false,
  cupomDigital: true,
};
const refusal = { ok: false, failure: { message: 'Serviço indisponível', status: 500 } } as const;

export const whatsappConsentEntry = defineEntry({
  id: 'whatsapp-consent',
  title: 'WhatsApp consent',
  description: 'A pergunta por trás da preferência de WhatsApp: cadastro, home e preferências (R29, R76).',
  machine: whatsappConsentMachine,
  ports: whatsappConsentPorts,
  inputs: {
    home: () => ({ route: 'home' as const }),
    register: () => ({ route: 'register' as const }),
    preferences: () => ({ route: 'preferences' as const }),
  },
  events: [
    { type: 'whatsapp.unticked' },
    { type: 'consent.given' },
    { type: 'consent.refused' },
    { type: 'prompt.dismissed' },
  ],
  outcomes: {
    loadPreferencias: [
      { ok: true, value: off },
      { ok: true, value: { ...off, recebeWhatsapp: true } },
      { ok: true, value: { ...off, recebeWhatsapp: null } },
      refusal,
    ],
    saveConsent: [{ ok: true, value: null }, refusal],
  },
});
