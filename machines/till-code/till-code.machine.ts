import { assign, setup } from 'xstate';
import { port, source } from '../kit/port.ts';

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
    keepCustomer: assign((_, { customer }: { customer: TillCustomer | null }) => ({ customer })),
    dropCustomer: assign({ customer: null }),
  },
  guards: {
    isKnown: (_, { customer }: { customer: TillCustomer | null }) => customer !== null,
  },
  delays: { numberShown: 60_000 },
});

const open = tillCodeSetup.createStateConfig({
  description: 'The code fills the screen, which is kept on.',
  initial: 'reading',
  invoke: [
    { id: 'keepAwake', src: 'keepAwake', onError: {} },
    { id: 'watchPage', src: 'watchPage', onError: {} },
  ],
  on: { 'code.closed': { target: 'closed' } },
  states: {
    reading: {
      description: 'The document is looked up: with the server, or on this device without a signal.',
      invoke: {
        id: 'readCustomer',
        src: 'readCustomer',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ customer: event.output }) },
            target: 'masked',
            actions: { type: 'keepCustomer', params: ({ event }) => ({ customer: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
    },
    unknown: {
      description: 'Nobody could tell the document: it can be asked for again.',
      on: { 'retry.requested': { target: 'reading' } },
    },
    masked: {
      description: 'The symbols stand; the number below them is masked.',
      on: { 'number.tapped': { target: 'shown' } },
    },
    shown: {
      description: 'The whole number stands below the symbols, for a minute at most.',
      on: { 'number.tapped': { target: 'masked' }, 'page.hidden': { target: 'masked' } },
      after: { numberShown: { target: 'masked' } },
    },
  },
});

/** The customer's code: symbols of the document, the number masked until it is tapped. */
export const tillCodeMachine = tillCodeSetup.createMachine({
  id: 'till-code',
  description: 'One per signed-in shell; it ends with the session, and the document with it.',
  context: { customer: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No code is shown, and no document is held.',
      entry: 'dropCustomer',
      on: { 'code.opened': { target: 'open' } },
    },
    open,
  },
});
