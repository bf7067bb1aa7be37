import { nearbySetup } from './nearby.setup.ts';

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
