import { defineEntry } from '../testing/entry.ts';
import { termsAcceptanceMachine, termsAcceptancePorts } from './terms-acceptance.machine.ts';

const programa = { idTermo: '1', nomeTipo: 'Termos do Programa' };
const privacidade = { idTermo: '2', nomeTipo: 'Política de Privacidade' };
const refusal = { ok: false, failure: { message: 'Termo indisponível', status: 500 } } as const;

export const termsAcceptanceEntry = defineEntry({
  id: 'terms-acceptance',
  title: 'Terms acceptance',
  description: 'O modal em que os termos publicados são aceitos um a um (R41).',
  machine: termsAcceptanceMachine,
  ports: termsAcceptancePorts,
  inputs: { default: () => undefined },
  events: [{ type: 'terms.accepted' }],
  outcomes: {
    loadTermos: [{ ok: true, value: [programa, privacidade] }, { ok: true, value: [] }, refusal],
    acceptTermo: [{ ok: true, value: null }, refusal],
  },
});
