import { defineEntry } from '../testing/entry.ts';
import { registrationMachine, registrationPorts } from './registration.machine.ts';

/** The registration machine with its samples. */
export const registrationEntry = defineEntry({
  id: 'registration',
  title: 'Registration',
  description: 'From the first submit of /register to the thank-you dialog (R23–R30).',
  machine: registrationMachine,
  ports: registrationPorts,
  inputs: { default: () => undefined },
  events: [
    { type: 'form.submitted', values: { nome: 'Ana Souza', senha: 'clube123' } },
    { type: 'kind.switched' },
    { type: 'thanks.acknowledged' },
  ],
  outcomes: {
    validate: [
      { ok: true, value: { nome: 'Ana Souza', senha: 'clube123' } },
      { ok: false, failure: null },
    ],
    register: [
      { ok: true, value: null },
      { ok: false, failure: { message: 'CPF já cadastrado', status: 400, errors: ['CPF já cadastrado'] } },
    ],
  },
});
