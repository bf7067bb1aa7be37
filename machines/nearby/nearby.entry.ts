import { defineEntry } from '../testing/entry.ts';
import { nearbyMachine, nearbyPorts } from './nearby.machine.ts';

export const nearbyEntry = defineEntry({
  id: 'nearby',
  title: 'Nearby',
  description: 'Lojas pela distância: a posição é pedida ao apertar, e não é guardada (R144, R145).',
  machine: nearbyMachine,
  ports: nearbyPorts,
  inputs: { default: () => undefined },
  events: [{ type: 'nearby.requested' }, { type: 'order.dropped' }],
  outcomes: {
    findPosition: [
      { ok: true, value: { latitude: -22.9, longitude: -47.06 } },
      { ok: false, reason: 'refused' },
      { ok: false, reason: 'unavailable' },
      { ok: false, reason: 'timeout' },
    ],
  },
});
