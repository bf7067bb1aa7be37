import { setup } from 'xstate';
import { port, provided, source } from '../kit/port.ts';
import type { Result } from '../kit/result.ts';

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
    hasSucceeded: (_, { result }: { result: Result<unknown> }) => result.ok,
  },
}).createMachine({
  id: 'app-update',
  description: 'One per tab.',
  // If the worker cannot be watched, no update is offered.
  invoke: { id: 'watchWorker', src: 'watchWorker', onError: {} },
  initial: 'current',
  states: {
    current: {
      description: 'No newer version is known.',
      on: { 'update.found': { target: 'offered' }, ...replaced },
    },
    offered: {
      description: '‘Nova versão disponível’ stands.',
      tags: 'offer',
      on: {
        'update.accepted': { target: 'activating' },
        'update.postponed': { target: 'postponed' },
        ...replaced,
      },
    },
    postponed: {
      description: 'The customer wants to go on with this version; a newer one is offered again.',
      on: { 'update.found': { target: 'offered' }, ...replaced },
    },
    activating: {
      description: 'The new version is taking over, because the customer said so.',
      tags: 'busy',
      on: { 'worker.replaced': { target: 'reloading' } },
      invoke: {
        id: 'activateWorker',
        src: 'activateWorker',
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => ({ result: event.output }) },
            target: 'reloading',
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The new version did not take over: this one goes on, the customer may try again.',
      tags: 'offer',
      on: {
        'update.accepted': { target: 'activating' },
        'update.postponed': { target: 'postponed' },
        ...replaced,
      },
    },
    outdated: {
      description:
        'The new version is active through another tab; this page reloads when the customer says so.',
      tags: 'offer',
      on: { 'update.accepted': { target: 'reloading' } },
    },
    reloading: {
      description: 'The page starts again; who stays with what is not saved is asked again.',
      entry: 'reloadPage',
      after: { stayDelay: { target: 'outdated' } },
    },
  },
});
