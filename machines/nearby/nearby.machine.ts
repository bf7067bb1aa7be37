import { assign, setup } from 'xstate';
import { port, withAnswer } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

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

type NearbyEvent = { type: 'nearby.requested' } | { type: 'order.dropped' };

/** Ports of the nearby machine. */
export const nearbyPorts = {
  actors: {
    /** Asks for the device's position; the browser asks the customer. */
    findPosition: port<Found>(),
  },
  actions: {},
};

const nearbySetup = setup({
  types: { context: {} as NearbyContext, events: {} as NearbyEvent, tags: {} as 'busy' },
  actors: nearbyPorts.actors,
  actions: {
    keepPosition: assign((_, found: Found) => ({ position: found.ok ? found.value : null })),
    keepReason: assign((_, found: Found) => ({ reason: found.ok ? null : found.reason })),
    forgetReason: assign({ reason: null }),
    /** Any other failure counts as unavailable. */
    blameDevice: assign({ reason: 'unavailable' as const }),
    forgetPosition: assign({ position: null }),
  },
  guards: {
    isFound: (_, found: Found) => found.ok,
    isRefused: (_, found: Found) => !found.ok && found.reason === 'refused',
  },
});

/** Sorts stores by distance on request; ends with the screen. @rule R144, R145 */
export const nearbyMachine = nearbySetup.createMachine({
  id: 'nearby',
  description: 'A posição é pedida só ao apertar, nunca sai do aparelho e vai embora com a ordem que fez.',
  context: { position: null, reason: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'As lojas estão na sua própria ordem; ninguém pediu outra.',
      on: { 'nearby.requested': { target: 'asking' } },
    },
    asking: {
      description:
        'O aparelho procura a sua posição, ou o navegador espera o cliente responder; ele pode voltar atrás.',
      tags: 'busy',
      entry: 'forgetReason',
      on: { 'order.dropped': { target: 'idle' } },
      invoke: {
        id: 'findPosition',
        src: 'findPosition',
        onDone: [
          { guard: withAnswer('isFound'), target: 'sorted', actions: withAnswer('keepPosition') },
          { guard: withAnswer('isRefused'), target: 'refused', actions: withAnswer('keepReason') },
          { target: 'unavailable', actions: withAnswer('keepReason') },
        ],
        onError: { target: 'unavailable', actions: 'blameDevice' },
      },
    },
    sorted: {
      description: 'As mais próximas vêm primeiro. A posição é esquecida junto com a ordem.',
      exit: 'forgetPosition',
      on: { 'order.dropped': { target: 'idle' }, 'nearby.requested': { target: 'asking' } },
    },
    refused: {
      description: 'O cliente ou o aparelho não permite: é dito onde se muda isso.',
      on: { 'nearby.requested': { target: 'asking' } },
    },
    unavailable: {
      description: 'O aparelho não sabe a sua posição, ou não a tempo: pode-se pedir de novo.',
      on: { 'nearby.requested': { target: 'asking' } },
    },
  },
});

export const nearbyEntry = /* @__PURE__ */ defineEntry({
  id: 'nearby',
  title: 'Lojas perto',
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
