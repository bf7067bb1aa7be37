import { defineEntry } from '../testing/entry.ts';
import { unknownFailure } from '../kit/result.ts';
import { shellGatesMachine, shellGatesPorts } from './shell-gates.machine.ts';

const failed = { ok: false, failure: unknownFailure } as const;

export const shellGatesEntry = defineEntry({
  id: 'shell-gates',
  title: 'Shell gates',
  description: 'O que é conferido em cada rota, e a fila dos modais do portal (R16, R40).',
  machine: shellGatesMachine,
  ports: shellGatesPorts,
  inputs: {
    signedIn: () => ({ isOnline: () => true, path: null }),
    restored: () => ({ isOnline: () => true, path: '/portal' }),
    offline: () => ({ isOnline: () => false, path: '/portal' }),
  },
  events: [
    { type: 'route.entered', path: '/portal' },
    { type: 'route.entered', path: '/perfil' },
    { type: 'person.loaded', telefones: [{ numero: '999990000' }] },
  ],
  outcomes: {
    checkTerms: [
      { ok: true, value: { aceitouTermos: true } },
      { ok: true, value: { aceitouTermos: false } },
      failed,
    ],
    loadPerson: [
      { ok: true, value: { telefones: [{ numero: '999990000' }] } },
      { ok: true, value: { telefones: [] } },
      failed,
    ],
    termsAcceptance: [{ accepted: true }],
    phoneGate: [undefined],
    whatsappConsent: [undefined],
  },
});
