import { cepLookupSetup } from './cep-lookup.setup.ts';
import type { CepLookupContext } from './cep-lookup.types.ts';

function digitsOf({ cep }: CepLookupContext): { cep: string } {
  return { cep: (cep ?? '').replace('-', '') };
}

/** The manual way: a state from the list, then a city of that state. */
const choosing = cepLookupSetup.createStateConfig({
  description: 'The CEP led nowhere: the customer picks state and city (R28).',
  initial: 'deciding',
  on: {
    'uf.chosen': { target: '.loadingCidades', actions: { type: 'keepUf', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      description: 'Looks whether the list of states is there already.',
      always: [{ guard: 'knowsEstados', target: 'awaitingUf' }, { target: 'loadingEstados' }],
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

/** The address lookup of /register and /perfil (R25, R28; spec 4 Address lookup). */
export const cepLookupMachine = cepLookupSetup.createMachine({
  id: 'cep-lookup',
  description: 'Looks each distinct CEP up once and drops stale answers.',
  context: ({ input }) => ({
    locksFilledFields: input.locksFilledFields,
    looksUpOnBlur: input.looksUpOnBlur,
    cep: input.knownCep,
    locked: [],
    estados: [],
    uf: null,
    cidades: [],
  }),
  initial: 'idle',
  on: {
    'cep.typed': {
      guard: { type: 'isNewCep', params: ({ event }) => event },
      target: '.lookingUp',
      actions: { type: 'keepCep', params: ({ event }) => event },
    },
    'cep.left': {
      guard: { type: 'isNewCepOnBlur', params: ({ event }) => event },
      target: '.lookingUp',
      actions: { type: 'keepCep', params: ({ event }) => event },
    },
    'address.reset': { target: '.idle', actions: 'startOver' },
  },
  states: {
    idle: { description: 'No lookup is under way and none has decided the address.' },
    lookingUp: {
      description: 'The CEP is being looked up. Another value replaces it, an unfinished one gives it up.',
      tags: 'busy',
      on: {
        'cep.typed': {
          guard: { type: 'isCutShort', params: ({ event }) => event },
          target: 'idle',
          actions: 'forgetCep',
        },
      },
      invoke: {
        id: 'lookUpCep',
        src: 'lookUpCep',
        input: ({ context }) => digitsOf(context),
        onDone: [
          {
            guard: { type: 'namesStateAndCity', params: ({ event }) => ({ result: event.output }) },
            target: 'filled',
            actions: [
              { type: 'lockFilled', params: ({ event }) => ({ result: event.output }) },
              { type: 'emitFound', params: ({ event }) => ({ result: event.output }) },
            ],
          },
          { target: 'choosing', actions: ['unlock', 'emitCleared'] },
        ],
        onError: { target: 'choosing', actions: ['unlock', 'emitCleared'] },
      },
    },
    filled: { description: 'The address is filled; what the CEP did not know stays open for typing.' },
    choosing,
  },
});
