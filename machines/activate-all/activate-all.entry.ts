import { unknownFailure } from '../kit/result.ts';
import { defineEntry } from '../testing/entry.ts';
import { activateAllMachine, activateAllPorts } from './activate-all.machine.ts';

const ofertas = [
  { id: '41', nome: 'Café Torrado' },
  { id: '42', nome: 'Chá Mate' },
];

export const activateAllEntry = defineEntry({
  id: 'activate-all',
  title: 'Activate all',
  description: 'Todas as ofertas de uma tela são ativadas, uma chamada por vez (R134, R135).',
  machine: activateAllMachine,
  ports: activateAllPorts,
  inputs: { default: () => undefined },
  events: [
    { type: 'all.requested', ofertas },
    { type: 'all.requested', ofertas: [] },
    { type: 'stop.requested' },
  ],
  outcomes: {
    activate: [
      { ok: true, value: 'Oferta ativada.' },
      { ok: false, failure: { message: 'Oferta encerrada.', status: 400 } },
      { ok: false, failure: unknownFailure },
      { ok: false, failure: { message: null, status: 401 } },
      { ok: false, failure: null },
    ],
  },
});
