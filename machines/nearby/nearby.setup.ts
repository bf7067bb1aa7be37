import { assign, setup } from 'xstate';
import { port } from '../kit/port.ts';

/** The device's position. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Why there is no position: denied, unavailable, or timed out. */
export type NoPosition = 'refused' | 'unavailable' | 'timeout';

type Found =
  | { readonly ok: true; readonly value: Position }
  | { readonly ok: false; readonly reason: NoPosition };

interface NearbyContext {
  /** Null outside `sorted`: dropped with the order. @rule R145 */
  readonly position: Position | null;
  /** The last failure; null after a success. */
  readonly reason: NoPosition | null;
}

export type NearbyEvent = { type: 'nearby.requested' } | { type: 'order.dropped' };

/** Ports of the nearby machine. */
export const nearbyPorts = {
  actors: {
    /** Asks for the device's position; the browser asks the customer. */
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
    /** Any other failure counts as unavailable. */
    blameDevice: assign({ reason: 'unavailable' as const }),
    forgetPosition: assign({ position: null }),
  },
  guards: {
    isFound: (_, { found }: Answer) => found.ok,
    isRefused: (_, { found }: Answer) => !found.ok && found.reason === 'refused',
  },
});
