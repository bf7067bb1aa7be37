import { defineEntry } from '../testing/entry.ts';
import { unknownFailure } from '../kit/result.ts';
import { connectivityMachine, connectivityPorts } from './connectivity.machine.ts';

export const connectivityEntry = defineEntry({
  id: 'connectivity',
  title: 'Connectivity',
  description: 'Se o provedor pode ser alcançado enquanto alguém se cadastra (R31, R86).',
  machine: connectivityMachine,
  ports: connectivityPorts,
  inputs: { default: () => undefined },
  events: [{ type: 'network.changed' }],
  outcomes: {
    ping: [
      { ok: true, value: null },
      { ok: false, failure: unknownFailure },
    ],
  },
});
