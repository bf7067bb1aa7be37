import { assign, setup } from 'xstate';
import { port, source, withAnswer } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

/** What the till needs of a customer. */
export interface TillCustomer {
  /** CPF or CNPJ, without separators. */
  readonly documento: string;
  readonly nome: string;
}

interface TillCodeContext {
  readonly customer: TillCustomer | null;
}

/** Events of the page and of the wake lock. */
export type TillPageEvent = { type: 'page.hidden' };

export type TillCodeEvent =
  | { type: 'code.opened' }
  | { type: 'code.closed' }
  | { type: 'number.tapped' }
  | { type: 'retry.requested' }
  | TillPageEvent;

/** Ports of the till-code machine. */
export const tillCodePorts = {
  actors: {
    /** The customer; null when neither server nor device knows. */
    readCustomer: port<TillCustomer | null>(),
    /** Keeps the screen on while it runs. */
    keepAwake: source<TillPageEvent>(),
    /** Reports when the page is hidden. */
    watchPage: source<TillPageEvent>(),
  },
  actions: {},
};

const tillCodeSetup = setup({
  types: { context: {} as TillCodeContext, events: {} as TillCodeEvent },
  actors: tillCodePorts.actors,
  actions: {
    keepCustomer: assign((_, customer: TillCustomer | null) => ({ customer })),
    dropCustomer: assign({ customer: null }),
  },
  guards: {
    isKnown: (_, customer: TillCustomer | null) => customer !== null,
  },
  delays: { numberShown: 60_000 },
});

const open = tillCodeSetup.createStateConfig({
  description: 'O código enche a tela, que fica ligada.',
  initial: 'reading',
  invoke: [
    { id: 'keepAwake', src: 'keepAwake', onError: {} },
    { id: 'watchPage', src: 'watchPage', onError: {} },
  ],
  on: { 'code.closed': { target: 'closed' } },
  states: {
    reading: {
      description: 'O documento é consultado: no servidor, ou neste aparelho quando não há sinal.',
      invoke: {
        id: 'readCustomer',
        src: 'readCustomer',
        onDone: [
          { guard: withAnswer('isKnown'), target: 'masked', actions: withAnswer('keepCustomer') },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
    },
    unknown: {
      description: 'Ninguém soube dizer o documento: pode-se pedir de novo.',
      on: { 'retry.requested': { target: 'reading' } },
    },
    masked: {
      description: 'Os símbolos estão na tela; o número embaixo está escondido.',
      on: { 'number.tapped': { target: 'shown' } },
    },
    shown: {
      description: 'O número inteiro está embaixo dos símbolos, por um minuto no máximo.',
      on: { 'number.tapped': { target: 'masked' }, 'page.hidden': { target: 'masked' } },
      after: { numberShown: { target: 'masked' } },
    },
  },
});

/** The customer's code: symbols of the document, the number masked until it is tapped. */
export const tillCodeMachine = tillCodeSetup.createMachine({
  id: 'till-code',
  description: 'Um por portal com alguém dentro; acaba com a sessão, e o documento junto.',
  context: { customer: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nenhum código aparece, e nenhum documento é guardado.',
      entry: 'dropCustomer',
      on: { 'code.opened': { target: 'open' } },
    },
    open,
  },
});

export const tillCodeEntry = /* @__PURE__ */ defineEntry({
  id: 'till-code',
  title: 'Código no caixa',
  description: 'O código do cliente no caixa: número escondido até o toque, e de novo depois de um minuto.',
  machine: tillCodeMachine,
  ports: tillCodePorts,
  inputs: { default: () => undefined },
  events: [
    { type: 'code.opened' },
    { type: 'code.closed' },
    { type: 'number.tapped' },
    { type: 'retry.requested' },
    { type: 'page.hidden' },
  ],
  outcomes: { readCustomer: [{ documento: '52998224725', nome: 'Ana Souza' }, null] },
});
