import { cepLookupSetup, decisive, digitsOf, cepLookupPorts } from './cep-lookup.setup.ts';
import { withAnswer, withEvent } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

/** Manual entry: a state from the list, then its city. */
const choosing = cepLookupSetup.createStateConfig({
  description:
    'A consulta falhou, ou veio sem estado ou cidade: o endereço é limpo, o cliente escolhe UF e depois cidade (R28).',
  initial: 'deciding',
  on: {
    'uf.chosen': { target: '.loadingCidades', actions: withEvent('keepUf') },
    'cep.typed': { guard: withEvent('isUnansweredCep'), target: '#cep-lookup.lookingUpAgain' },
    // After manual input a returning network starts no lookup.
    'network.returned': {
      guard: withEvent('isUnansweredAndUntouched'),
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
      initial: 'awaited',
      states: {
        awaited: {
          description: 'O campo espera a lista.',
          after: { silence: { target: 'silent', actions: 'useBuiltInEstados' } },
        },
        silent: {
          description: 'A embutida está aberta; uma resposta tardia a troca enquanto nada foi escolhido.',
        },
      },
      invoke: {
        id: 'loadEstados',
        src: 'loadEstados',
        onDone: { target: 'awaitingUf', actions: withAnswer('keepEstados') },
        onError: { target: 'awaitingUf', actions: 'useBuiltInEstados' },
      },
    },
    awaitingUf: { description: 'A lista de estados está aberta; sem o serviço, é a embutida.' },
    loadingCidades: {
      description: 'As cidades do estado escolhido estão sendo buscadas.',
      tags: 'busy',
      initial: 'awaited',
      states: {
        awaited: { description: 'O campo espera a lista.', after: { silence: { target: 'silent' } } },
        silent: {
          description: 'A cidade pode ser digitada; uma lista tardia vale enquanto nada foi digitado.',
          on: { 'cidade.typed': { target: '#cep-lookup.choosing.typingCidade' } },
        },
      },
      invoke: {
        id: 'loadCidades',
        src: 'loadCidades',
        input: ({ context }) => ({ uf: context.uf ?? '' }),
        onDone: [
          {
            guard: withAnswer('offersCidades'),
            target: 'awaitingCidade',
            actions: withAnswer('keepCidades'),
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

/** The lists are open while an answer is awaited: a chosen state drops it. */
const choosingInstead = {
  'uf.chosen': {
    target: '#cep-lookup.choosing.loadingCidades',
    actions: withEvent('keepUf'),
  },
} as const;

/** Retries the same CEP. Manual entry stays open and keeps its input. @rule R80 */
const lookingUpAgain = cepLookupSetup.createStateConfig({
  description: 'O CEP cuja consulta ficou sem resposta é consultado de novo; as listas continuam abertas.',
  tags: 'busy',
  initial: 'awaited',
  on: {
    ...choosingInstead,
    'cep.typed': { guard: withEvent('isShort'), target: 'choosing' },
  },
  states: {
    awaited: {
      description: 'O mesmo CEP não é consultado duas vezes ao mesmo tempo.',
      after: { silence: { target: 'silent' } },
      on: { 'cep.typed': { guard: withEvent('isSameCep') } },
    },
    silent: {
      description: 'Pode ser consultado de novo; uma resposta tardia ainda vale.',
      on: {
        'cep.typed': { guard: withEvent('isSameCep'), target: '#cep-lookup.lookingUpAgain' },
      },
    },
  },
  invoke: {
    id: 'again',
    src: 'lookUpCep',
    input: ({ context }) => digitsOf(context),
    onDone: [
      {
        guard: withAnswer('namesStateAndCity'),
        target: 'filled',
        actions: [withAnswer('keepFound'), 'lockFilled', 'emitFoundAgain'],
      },
      { target: 'choosing', actions: withAnswer('recordFault') },
    ],
    onError: { target: 'choosing' },
  },
});

/** The address lookup of /register and /perfil. @rule S4.7–S4.9, R25, R28 */
export const cepLookupMachine = cepLookupSetup.createMachine({
  id: 'cep-lookup',
  description: 'Um CEP de 9 caracteres é consultado, cada um uma vez; uma resposta atrasada é descartada.',
  context: ({ input }) => ({
    locksFilledFields: input.locksFilledFields,
    looksUpOnBlur: input.looksUpOnBlur,
    cep: input.initialCep,
    locked: [],
    found: null,
    unanswered: false,
    estados: [],
    uf: null,
    cidades: [],
  }),
  initial: 'idle',
  on: {
    'cep.typed': { guard: withEvent('isNewCep'), target: '.lookingUp', actions: withEvent('keepCep') },
    'cep.left': { guard: withEvent('isNewCepOnBlur'), target: '.lookingUp', actions: withEvent('keepCep') },
    'address.reset': { target: '.idle', actions: 'startOver' },
  },
  states: {
    idle: {
      description: 'Nenhuma consulta está em andamento e nenhuma decidiu o endereço.',
      on: {
        'cep.typed': [
          { guard: withEvent('isFoundAgain'), target: 'filled', actions: ['lockFilled', 'emitFound'] },
          {
            guard: withEvent('replacesInitialCep'),
            target: 'lookingUp',
            actions: ['emitAllFreed', withEvent('keepCep')],
          },
          { guard: withEvent('leavesInitialCep'), actions: ['emitAllFreed', 'forgetCep'] },
        ],
        'cep.left': { guard: withEvent('isPartial'), target: 'completing' },
      },
    },
    lookingUp: {
      description: 'O CEP está sendo consultado. Outro valor o substitui, um incompleto desiste dele.',
      tags: 'busy',
      initial: 'awaited',
      states: {
        awaited: {
          description: 'O endereço espera a resposta.',
          after: { silence: { target: 'silent', actions: ['recordSilence', 'emitCleared'] } },
          on: {
            'cep.typed': { guard: withEvent('isShort'), target: '#cep-lookup.idle', actions: 'forgetCep' },
          },
        },
        silent: {
          description:
            'As listas estão abertas como depois de uma falha; uma resposta tardia preenche o que está vazio.',
          on: {
            ...choosingInstead,
            'cep.typed': [
              { guard: withEvent('isSameCep'), target: '#cep-lookup.lookingUpAgain' },
              { guard: withEvent('isShort'), target: '#cep-lookup.choosing' },
            ],
          },
        },
      },
      invoke: {
        id: 'lookUpCep',
        src: 'lookUpCep',
        input: ({ context }) => digitsOf(context),
        onDone: [
          {
            guard: withAnswer('namesStateAndCity'),
            target: 'filled',
            actions: [withAnswer('keepFound'), 'lockFilled', 'emitFound'],
          },
          {
            target: 'choosing',
            actions: [withAnswer('recordFault'), 'emitCleared'],
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
          { guard: withEvent('isNewCep'), target: 'lookingUp', actions: ['emitFreed', withEvent('keepCep')] },
          { guard: withEvent('isShort'), target: 'idle', actions: ['emitFreed', 'unlock'] },
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
        'cep.typed': { guard: withEvent('isShort'), target: 'idle', actions: 'forgetCep' },
      },
      invoke: {
        id: 'complete',
        src: 'lookUpCep',
        input: ({ context }) => digitsOf(context),
        onDone: [
          {
            guard: withAnswer('wasAnswered'),
            target: 'idle',
            actions: [withAnswer('keepFound'), 'emitCompleted'],
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
    },
  },
});

const refusal = { ok: false, failure: { message: null, status: 404 } } as const;

export const cepLookupEntry = /* @__PURE__ */ defineEntry({
  id: 'cep-lookup',
  title: 'Consulta do CEP',
  description: 'De um CEP ao endereço, ou às listas de estados e cidades (R28, R80).',
  machine: cepLookupMachine,
  ports: cepLookupPorts,
  starts: { register: 'no cadastro', reloaded: 'cadastro recarregado', profile: 'no perfil' },
  inputs: {
    register: () => ({ locksFilledFields: true, looksUpOnBlur: false, initialCep: null }),
    reloaded: () => ({ locksFilledFields: true, looksUpOnBlur: false, initialCep: '13010-001' }),
    profile: () => ({ locksFilledFields: false, looksUpOnBlur: true, initialCep: '13010-001' }),
  },
  events: [
    { type: 'cep.typed', cep: '01310-100' },
    { type: 'cep.typed', cep: '13010-001' },
    { type: 'cep.typed', cep: '01310-1' },
    { type: 'cep.left', cep: '01310-100', isIncomplete: false },
    { type: 'cep.left', cep: '13010-001', isIncomplete: true },
    { type: 'network.returned', cep: '01310-100', isTouched: false },
    { type: 'uf.chosen', uf: 'SP' },
    { type: 'cidade.typed' },
    { type: 'address.reset' },
  ],
  essence: decisive,
  outcomes: {
    lookUpCep: [
      {
        ok: true,
        value: { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' },
      },
      { ok: true, value: { logradouro: null, bairro: null, localidade: 'Holambra', uf: 'SP' } },
      { ok: true, value: { logradouro: 'Rua', bairro: null, localidade: null, uf: 'SP' } },
      refusal,
      { ok: false, failure: { message: null, status: null } },
    ],
    loadEstados: [{ ok: true, value: [{ sigla: 'SP', nome: 'São Paulo' }] }, refusal],
    loadCidades: [{ ok: true, value: ['Campinas', 'Holambra'] }, { ok: true, value: [] }, refusal],
  },
});
