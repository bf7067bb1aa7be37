import { setup } from 'xstate';
import { port, provided, type Result, source, unknownFailure, withAnswer } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

/** Events of the service worker. */
export type WorkerEvent =
  /** A new version is installed and waits. */
  | { type: 'update.found' }
  /** Another tab activated the new version: this page is old. */
  | { type: 'worker.replaced' };

export type AppUpdateEvent = WorkerEvent | { type: 'update.accepted' } | { type: 'update.postponed' };

/** Ports of the app-update machine. */
export const appUpdatePorts = {
  actors: {
    watchWorker: source<WorkerEvent>(),
    /** Activates the waiting worker; done when it controls this page. */
    activateWorker: port<Result<unknown>>(),
  },
  actions: { reloadPage: provided() },
};

const replaced = { 'worker.replaced': { target: 'outdated' } } as const;

/** Offers a new version; it is never activated unasked. A tab with removed chunks is handled by `ui/page/stale-chunk`. */
export const appUpdateMachine = setup({
  types: {
    events: {} as AppUpdateEvent,
    tags: {} as 'busy' | 'offer',
  },
  actors: appUpdatePorts.actors,
  actions: appUpdatePorts.actions,
  // The page is gone by then, unless the customer made the browser stay.
  delays: { stayDelay: 3000 },
  guards: {
    hasSucceeded: (_, result: Result<unknown>) => result.ok,
  },
}).createMachine({
  id: 'app-update',
  description: 'Um por aba.',
  // If the worker cannot be watched, no update is offered.
  invoke: { id: 'watchWorker', src: 'watchWorker', onError: {} },
  initial: 'current',
  states: {
    current: {
      description: 'Nenhuma versão mais nova é conhecida.',
      on: { 'update.found': { target: 'offered' }, ...replaced },
    },
    offered: {
      description: '‘Nova versão disponível’ está na tela.',
      tags: 'offer',
      on: {
        'update.accepted': { target: 'activating' },
        'update.postponed': { target: 'postponed' },
        ...replaced,
      },
    },
    postponed: {
      description: 'O cliente quer continuar nesta versão; uma mais nova é oferecida de novo.',
      on: { 'update.found': { target: 'offered' }, ...replaced },
    },
    activating: {
      description: 'A nova versão está assumindo, porque o cliente quis.',
      tags: 'busy',
      on: { 'worker.replaced': { target: 'reloading' } },
      invoke: {
        id: 'activateWorker',
        src: 'activateWorker',
        onDone: [{ guard: withAnswer('hasSucceeded'), target: 'reloading' }, { target: 'failed' }],
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'A nova versão não assumiu: esta continua, e o cliente pode tentar de novo.',
      tags: 'offer',
      on: {
        'update.accepted': { target: 'activating' },
        'update.postponed': { target: 'postponed' },
        ...replaced,
      },
    },
    outdated: {
      description:
        'A nova versão já vale por causa de outra aba; esta página recarrega quando o cliente quiser.',
      tags: 'offer',
      on: { 'update.accepted': { target: 'reloading' } },
    },
    reloading: {
      description: 'A página começa de novo; quem fica com algo não salvo recebe a pergunta outra vez.',
      entry: 'reloadPage',
      after: { stayDelay: { target: 'outdated' } },
    },
  },
});

export const appUpdateEntry = /* @__PURE__ */ defineEntry({
  id: 'app-update',
  title: 'Nova versão',
  description: 'Como uma aba chega a uma nova versão do portal: oferecida, nunca trocada sem pedir.',
  machine: appUpdateMachine,
  ports: appUpdatePorts,
  inputs: { default: () => undefined },
  events: [
    { type: 'update.found' },
    { type: 'worker.replaced' },
    { type: 'update.accepted' },
    { type: 'update.postponed' },
  ],
  outcomes: {
    activateWorker: [
      { ok: true, value: null },
      { ok: false, failure: unknownFailure },
    ],
  },
});
