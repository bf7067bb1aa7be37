import { unknownFailure } from '../kit/result.ts';
import { defineEntry } from '../testing/entry.ts';
import { registrationMachine, registrationPorts } from './registration.machine.ts';

const values = { nome: 'Ana Souza', senha: 'clube123' };

export const registrationEntry = defineEntry({
  id: 'registration',
  title: 'Registration',
  description: '/register, do formulário ao diálogo de sucesso: tipo, conferência, envio, recusa (R23–R31).',
  machine: registrationMachine,
  ports: registrationPorts,
  inputs: {
    default: () => ({ kind: 'F' as const, knownCep: null }),
    reloaded: () => ({ kind: 'J' as const, knownCep: '13010-001' }),
  },
  events: [
    { type: 'form.submitted', values },
    { type: 'kind.switched', kind: 'J' },
    { type: 'kind.switched', kind: 'F' },
    { type: 'success.acknowledged' },
    { type: 'screen.left' },
  ],
  outcomes: {
    validate: [
      { ok: true, value: values },
      { ok: false, failure: null },
    ],
    register: [
      { ok: true, value: null },
      { ok: false, failure: { message: 'CPF já cadastrado', status: 400, details: ['CPF já cadastrado'] } },
      { ok: false, failure: unknownFailure },
    ],
  },
});
