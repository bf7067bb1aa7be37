import { cepLookupSetup } from './cep-lookup.setup.ts';
import { digitsOf } from './cep-lookup.types.ts';

/** Manual entry: a state from the list, then its city. */
export const choosing = cepLookupSetup.createStateConfig({
  description:
    'The lookup failed, or named no state or city: the address is cleared, the customer picks UF, then city (R28).',
  initial: 'deciding',
  on: {
    'uf.chosen': { target: '.loadingCidades', actions: { type: 'keepUf', params: ({ event }) => event } },
    'cep.typed': {
      guard: { type: 'isUnansweredCep', params: ({ event }) => event },
      target: '#cep-lookup.lookingUpAgain',
    },
    // After manual input a returning network starts no lookup.
    'network.returned': {
      guard: { type: 'isUnansweredAndUntouched', params: ({ event }) => event },
      target: '#cep-lookup.lookingUpAgain',
    },
  },
  states: {
    deciding: {
      description: 'Looks how far the customer is.',
      always: [
        { guard: 'lacksEstados', target: 'loadingEstados' },
        { guard: 'knowsCidades', target: 'awaitingCidade' },
        { guard: 'hasUf', target: 'loadingCidades' },
        { target: 'awaitingUf' },
      ],
    },
    loadingEstados: {
      description: 'The list of states is being fetched, once.',
      tags: 'busy',
      invoke: {
        id: 'loadEstados',
        src: 'loadEstados',
        onDone: {
          target: 'awaitingUf',
          actions: { type: 'keepEstados', params: ({ event }) => ({ result: event.output }) },
        },
        onError: { target: 'awaitingUf', actions: 'useBuiltInEstados' },
      },
    },
    awaitingUf: { description: 'The list of states is open; without its service it is the built-in one.' },
    loadingCidades: {
      description: 'The cities of the chosen state are being fetched.',
      tags: 'busy',
      invoke: {
        id: 'loadCidades',
        src: 'loadCidades',
        input: ({ context }) => ({ uf: context.uf ?? '' }),
        onDone: [
          {
            guard: { type: 'offersCidades', params: ({ event }) => ({ result: event.output }) },
            target: 'awaitingCidade',
            actions: { type: 'keepCidades', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'typingCidade' },
        ],
        onError: { target: 'typingCidade' },
      },
    },
    awaitingCidade: { description: 'The list of cities is open.' },
    typingCidade: { description: 'The cities could not be fetched: the customer types the name.' },
  },
});

/** Retries the same CEP. Manual entry stays open and keeps its input. @rule R80 */
export const lookingUpAgain = cepLookupSetup.createStateConfig({
  description: 'The CEP whose lookup had no answer is being looked up again; the lists stay open.',
  tags: 'busy',
  on: {
    'uf.chosen': {
      target: '#cep-lookup.choosing.loadingCidades',
      actions: { type: 'keepUf', params: ({ event }) => event },
    },
    'cep.typed': [
      { guard: { type: 'isSameCep', params: ({ event }) => event } },
      { guard: { type: 'isShort', params: ({ event }) => event }, target: 'choosing' },
    ],
  },
  invoke: {
    id: 'again',
    src: 'lookUpCep',
    input: ({ context }) => digitsOf(context),
    onDone: [
      {
        guard: { type: 'namesStateAndCity', params: ({ event }) => ({ result: event.output }) },
        target: 'filled',
        actions: [
          { type: 'keepFound', params: ({ event }) => ({ result: event.output }) },
          'lockFilled',
          'emitFoundAgain',
        ],
      },
      {
        target: 'choosing',
        actions: { type: 'noteFault', params: ({ event }) => ({ result: event.output }) },
      },
    ],
    onError: { target: 'choosing' },
  },
});
