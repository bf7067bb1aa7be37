import { defineEntry } from '../testing/entry.ts';
import { deactivationMachine, deactivationPorts, type Situation } from './deactivation.machine.ts';

const active: Situation = { deactivated: false, remaining: null };
const counting: Situation = { deactivated: true, remaining: { dias: 0, horas: 0, minutos: 2 } };
const expired: Situation = { deactivated: true, remaining: null };
const refusal = { ok: false, failure: { message: 'Prazo encerrado', status: 400 } } as const;
const answered = { ok: true, value: { message: 'Solicitação registrada' } } as const;

export const deactivationEntry = defineEntry({
  id: 'deactivation',
  title: 'Deactivation',
  description: 'Desativar e Reativar em /perfil, com o tempo que resta (R74).',
  machine: deactivationMachine,
  ports: deactivationPorts,
  essence: ({ situation, deadline }, now) => ({ situation, left: deadline === null ? null : deadline - now }),
  inputs: {
    active: (now) => ({ now, situation: active }),
    deactivated: (now) => ({ now, situation: counting }),
  },
  events: [
    { type: 'deactivation.requested' },
    { type: 'reactivation.requested' },
    { type: 'reload.requested' },
    { type: 'person.loaded', situation: active },
    { type: 'person.loaded', situation: counting },
  ],
  outcomes: {
    deactivate: [answered, refusal],
    reactivate: [answered, refusal],
    reloadPerson: [
      { ok: true, value: active },
      { ok: true, value: counting },
      { ok: true, value: expired },
      refusal,
    ],
  },
});
