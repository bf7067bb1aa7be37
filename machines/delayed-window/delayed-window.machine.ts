import { assign, setup } from 'xstate';
import { port, withAnswer, withEvent } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

export interface DelayedWindowInput {
  /** 3 s for a leaflet, 2 s for rules, 1.5 s for a term. @rule S9.4 */
  readonly delay: number;
}

/** What to open. */
export interface WindowTarget {
  /** Identifies it for the screen: an address or an id. */
  readonly key: string;
  /** The window's content, when the key is not enough. */
  readonly content?: string;
}

interface DelayedWindowContext extends DelayedWindowInput {
  readonly target: WindowTarget | null;
}

export type DelayedWindowEvent =
  | { type: 'window.requested'; target: WindowTarget }
  | { type: 'screen.left' }
  | { type: 'link.followed' };

/** Ports of the delayed-window machine. */
export const delayedWindowPorts = {
  actors: {
    /** Opens the target; false when the browser blocked it. Called after the delay only. @rule R13 */
    openWindow: port<boolean, { target: WindowTarget }>(),
  },
  actions: {},
};

function targetOf({ target }: DelayedWindowContext): { target: WindowTarget } {
  if (target === null) throw new Error('nothing was asked for');
  return { target };
}

/** A window, or the term modal, that opens after a delay. @rule R13 */
export const delayedWindowMachine = setup({
  types: {
    context: {} as DelayedWindowContext,
    input: {} as DelayedWindowInput,
    events: {} as DelayedWindowEvent,
    tags: {} as 'busy',
  },
  actors: delayedWindowPorts.actors,
  actions: {
    keepTarget: assign((_, { target }: { target: WindowTarget }) => ({ target })),
    dropTarget: assign({ target: null }),
  },
  guards: { hasOpened: (_, opened: boolean) => opened },
  delays: { windowDelay: ({ context }) => context.delay },
}).createMachine({
  id: 'delayed-window',
  description: 'Um por tipo de janela de uma tela; sair da tela o para, ou diz que não.',
  context: ({ input }) => ({ delay: input.delay, target: null }),
  initial: 'idle',
  on: { 'screen.left': { target: '.idle' } },
  states: {
    idle: {
      description: 'Nada é pedido.',
      entry: 'dropTarget',
      on: {
        'window.requested': { target: 'waiting', actions: withEvent('keepTarget') },
      },
    },
    waiting: {
      description:
        'A espera corre; a região viva anuncia que uma nova aba vai abrir. Mais cliques não fazem nada.',
      tags: 'busy',
      after: { windowDelay: { target: 'opening' } },
    },
    opening: {
      description: 'O navegador é chamado a abrir a janela.',
      tags: 'busy',
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        input: ({ context }) => targetOf(context),
        onDone: [{ guard: withAnswer('hasOpened'), target: 'idle' }, { target: 'blocked' }],
        onError: { target: 'blocked' },
      },
    },
    blocked: {
      description: 'O navegador não abriu nada: um link para o destino fica no lugar.',
      on: {
        'link.followed': { target: 'idle' },
        'window.requested': { target: 'waiting', actions: withEvent('keepTarget') },
      },
    },
  },
});

export const delayedWindowEntry = /* @__PURE__ */ defineEntry({
  id: 'delayed-window',
  title: 'Janela com atraso',
  description: 'Tabloide depois de 3 s, regras depois de 2 s, modal de termos depois de 1,5 s (R13).',
  machine: delayedWindowMachine,
  ports: delayedWindowPorts,
  starts: { leaflet: 'tabloide', rules: 'regras', term: 'termo' },
  inputs: { leaflet: () => ({ delay: 3000 }), rules: () => ({ delay: 2000 }), term: () => ({ delay: 1500 }) },
  events: [
    { type: 'window.requested', target: { key: 'https://loja.example/tabloide.pdf' } },
    { type: 'screen.left' },
    { type: 'link.followed' },
  ],
  outcomes: { openWindow: [true, false] },
});
