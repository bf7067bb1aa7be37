import { cepLookupSetup } from './cep-lookup.setup.ts';
import { digitsOf } from './cep-lookup.types.ts';

/** Manual entry: a state from the list, then its city. */
export const choosing = cepLookupSetup.createStateConfig({
  description:
    'A consulta falhou, ou veio sem estado ou cidade: o endereço é limpo, o cliente escolhe UF e depois cidade (R28).',
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
      description: 'Vê até onde o cliente chegou.',
      always: [
        { guard: 'lacksEstados', target: 'loadingEstados' },
        { guard: 'knowsCidades', target: 'awaitingCidade' },
        { guard: 'hasUf', target: 'loadingCidades' },
        { target: 'awaitingUf' },
      ],
    },
    loadingEstados: {
      description: 'A lista de estados está sendo buscada, uma vez.',
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
    awaitingUf: { description: 'A lista de estados está aberta; sem o serviço, é a embutida.' },
    loadingCidades: {
      description: 'As cidades do estado escolhido estão sendo buscadas.',
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
    awaitingCidade: { description: 'A lista de cidades está aberta.' },
    typingCidade: { description: 'As cidades não puderam ser buscadas: o cliente digita o nome.' },
  },
});

/** Retries the same CEP. Manual entry stays open and keeps its input. @rule R80 */
export const lookingUpAgain = cepLookupSetup.createStateConfig({
  description: 'O CEP cuja consulta ficou sem resposta é consultado de novo; as listas continuam abertas.',
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
