import { unknownFailure } from '../kit/result.ts';
import { defineEntry } from '../testing/entry.ts';
import { submissionMachine, submissionPorts } from './submission.machine.ts';

const values = { nome: 'Ana Souza', senha: 'clube123' };

export const submissionEntry = defineEntry({
  id: 'submission',
  title: 'Submission',
  description:
    'Toda outra gravação de um formulário ou botão: perfil, imagem, senha, recuperação, preferências, ativação de oferta.',
  machine: submissionMachine,
  ports: submissionPorts,
  inputs: { default: () => undefined },
  events: [{ type: 'values.submitted', values }],
  outcomes: {
    validate: [
      { ok: true, value: values },
      { ok: false, failure: null },
      { ok: false, failure: unknownFailure },
    ],
    send: [
      { ok: true, value: 'Feito.' },
      { ok: false, failure: { message: 'CPF já cadastrado', status: 400, details: ['CPF já cadastrado'] } },
      { ok: false, failure: unknownFailure },
    ],
  },
});
