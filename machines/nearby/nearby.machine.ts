import { nearbySetup } from './nearby.setup.ts';

/** Sorts stores by distance on request; ends with the screen. @rule R144, R145 */
export const nearbyMachine = nearbySetup.createMachine({
  id: 'nearby',
  description:
    'The position is asked for at the press alone, leaves the device never, and goes with the order that it made.',
  context: { position: null, reason: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The stores stand in their own order; nobody has asked for another.',
      on: { 'nearby.requested': { target: 'asking' } },
    },
    asking: {
      description:
        'The device is looking for its position, or the browser waits for the customer’s answer; he may take it back.',
      tags: 'busy',
      entry: 'forgetReason',
      on: { 'order.dropped': { target: 'idle' } },
      invoke: {
        id: 'findPosition',
        src: 'findPosition',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'sorted',
            actions: { type: 'keepPosition', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ found: event.output }) },
            target: 'refused',
            actions: { type: 'keepReason', params: ({ event }) => ({ found: event.output }) },
          },
          {
            target: 'unavailable',
            actions: { type: 'keepReason', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: { target: 'unavailable', actions: 'blameDevice' },
      },
    },
    sorted: {
      description: 'The nearest stand first. The position is forgotten with the order.',
      exit: 'forgetPosition',
      on: { 'order.dropped': { target: 'idle' }, 'nearby.requested': { target: 'asking' } },
    },
    refused: {
      description: 'The customer or the device does not allow it: it says where that is changed.',
      on: { 'nearby.requested': { target: 'asking' } },
    },
    unavailable: {
      description: 'The device does not know its position, or not in time: it can be asked again.',
      on: { 'nearby.requested': { target: 'asking' } },
    },
  },
});
