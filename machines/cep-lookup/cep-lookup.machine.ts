import { cepLookupSetup } from './cep-lookup.setup.ts';
import { digitsOf } from './cep-lookup.types.ts';
import { choosing, lookingUpAgain } from './choosing.state.ts';

/** The address lookup of /register and /perfil. @rule S4.7–S4.9, R25, R28 */
export const cepLookupMachine = cepLookupSetup.createMachine({
  id: 'cep-lookup',
  description: 'Um CEP de 9 caracteres é consultado, cada um uma vez; uma resposta atrasada é descartada.',
  context: ({ input }) => ({
    locksFilledFields: input.locksFilledFields,
    looksUpOnBlur: input.looksUpOnBlur,
    cep: input.knownCep,
    locked: [],
    found: null,
    unanswered: false,
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
    idle: {
      description: 'Nenhuma consulta está em andamento e nenhuma decidiu o endereço.',
      on: {
        'cep.typed': [
          {
            guard: { type: 'isFoundAgain', params: ({ event }) => event },
            target: 'filled',
            actions: ['lockFilled', 'emitFound'],
          },
          {
            guard: { type: 'replacesKnownCep', params: ({ event }) => event },
            target: 'lookingUp',
            actions: ['emitAllFreed', { type: 'keepCep', params: ({ event }) => event }],
          },
          {
            guard: { type: 'leavesKnownCep', params: ({ event }) => event },
            actions: ['emitAllFreed', 'forgetCep'],
          },
        ],
        'cep.left': {
          guard: { type: 'isPartial', params: ({ event }) => event },
          target: 'completing',
        },
      },
    },
    lookingUp: {
      description: 'O CEP está sendo consultado. Outro valor o substitui, um incompleto desiste dele.',
      tags: 'busy',
      on: {
        'cep.typed': {
          guard: { type: 'isShort', params: ({ event }) => event },
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
              { type: 'keepFound', params: ({ event }) => ({ result: event.output }) },
              'lockFilled',
              'emitFound',
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'noteFault', params: ({ event }) => ({ result: event.output }) },
              'emitCleared',
            ],
          },
        ],
        onError: { target: 'choosing', actions: 'emitCleared' },
      },
    },
    filled: {
      description:
        'Cidade, estado, bairro e rua estão preenchidos, e travados em /register; o que o CEP não sabia é digitado.',
      on: {
        'cep.typed': [
          {
            guard: { type: 'isNewCep', params: ({ event }) => event },
            target: 'lookingUp',
            actions: ['emitFreed', { type: 'keepCep', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isShort', params: ({ event }) => event },
            target: 'idle',
            actions: ['emitFreed', 'unlock'],
          },
        ],
      },
    },
    choosing,
    lookingUpAgain,
    completing: {
      description:
        'O endereço veio com o CEP, mas incompleto: a consulta preenche o que está vazio e não tira nada.',
      tags: 'busy',
      on: {
        'cep.typed': {
          guard: { type: 'isShort', params: ({ event }) => event },
          target: 'idle',
          actions: 'forgetCep',
        },
      },
      invoke: {
        id: 'complete',
        src: 'lookUpCep',
        input: ({ context }) => digitsOf(context),
        onDone: [
          {
            guard: { type: 'wasAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'idle',
            actions: [
              { type: 'keepFound', params: ({ event }) => ({ result: event.output }) },
              'emitCompleted',
            ],
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
    },
  },
});
