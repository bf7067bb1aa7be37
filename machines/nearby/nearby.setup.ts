import { assign, setup } from 'xstate';
import { port } from '../kit/port.ts';

/** Where the device is. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Why there is no position: the customer or the device's settings said no, the device does not know, or it took too long. */
export type NoPosition = 'refused' | 'unavailable' | 'timeout';

type Found =
  | { readonly ok: true; readonly value: Position }
  | { readonly ok: false; readonly reason: NoPosition };

interface NearbyContext {
  /** Null in every state but `sorted`: kept for no longer than the order that it makes. @rule R145 */
  readonly position: Position | null;
  /** Why there was none the last time; null where there was one. */
  readonly reason: NoPosition | null;
}

export type NearbyEvent = { type: 'nearby.requested' } | { type: 'order.dropped' };

/** What the flow fills. */
export const nearbyPorts = {
  actors: {
    /** Asks the device where it is; the browser asks the customer. */
    findPosition: port<Found>(),
  },
  actions: {},
};

interface Answer {
  readonly found: Found;
}

export const nearbySetup = setup({
  types: { context: {} as NearbyContext, events: {} as NearbyEvent, tags: {} as 'busy' },
  actors: nearbyPorts.actors,
  actions: {
    keepPosition: assign((_, { found }: Answer) => ({ position: found.ok ? found.value : null })),
    keepReason: assign((_, { found }: Answer) => ({ reason: found.ok ? null : found.reason })),
    forgetReason: assign({ reason: null }),
    /** What went wrong without words is what the device does not know. */
    blameDevice: assign({ reason: 'unavailable' as const }),
    forgetPosition: assign({ position: null }),
  },
  guards: {
    isFound: (_, { found }: Answer) => found.ok,
    isRefused: (_, { found }: Answer) => !found.ok && found.reason === 'refused',
  },
});
