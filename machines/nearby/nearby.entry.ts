import { defineEntry } from '../testing/entry.ts';
import { nearbyMachine } from './nearby.machine.ts';
import { nearbyPorts } from './nearby.setup.ts';

export const nearbyEntry = defineEntry({
  id: 'nearby',
  title: 'Nearby',
  description:
    'Stores in the order of their distance: the position is asked for at the press, and kept nowhere (R144, R145).',
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
