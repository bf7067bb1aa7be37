import { setup } from 'xstate';
import { port, provided, source } from '../kit/port.ts';
import type { Result } from '../kit/result.ts';

export interface AppUpdateInput {
  /** This tab has already reloaded for a missing chunk and not come through since. */
  readonly hasReloaded: boolean;
}

/** Facts of the service worker. */
export type WorkerEvent =
  /** A new version is installed and waits. */
  | { type: 'update.found' }
  /** Another tab has let the new version take over: this page is still the old one. */
  | { type: 'worker.replaced' };

export type AppUpdateEvent =
  | WorkerEvent
  | { type: 'update.accepted' }
  | { type: 'update.postponed' }
  /** A part of this version is no longer on the server. */
  | { type: 'chunk.missing' };

/** What the update's flow fills. */
export const appUpdatePorts = {
  actors: {
    watchWorker: source<WorkerEvent>(),
    /** Lets the waiting worker take over; done when it controls this page. */
    activateWorker: port<Result<unknown>>(),
  },
  actions: {
    reloadPage: provided(),
    /** Kept for this tab, so that a missing chunk cannot reload for ever. */
    rememberReload: provided(),
  },
};

const replaced = { 'worker.replaced': { target: 'outdated' } } as const;

/** A new version is offered, never swapped under a customer; a tab whose chunks are gone reloads once. */
export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateInput,
    input: {} as AppUpdateInput,
    events: {} as AppUpdateEvent,
    tags: {} as 'busy' | 'offer',
  },
  actors: appUpdatePorts.actors,
  actions: appUpdatePorts.actions,
  guards: {
    hasReloaded: ({ context }) => context.hasReloaded,
    hasSucceeded: (_, { result }: { result: Result<unknown> }) => result.ok,
  },
}).createMachine({
  id: 'app-update',
  description: 'One per tab.',
  context: ({ input }) => input,
  // Without news of the worker the page stays what it is.
  invoke: { id: 'watchWorker', src: 'watchWorker', onError: {} },
  initial: 'current',
  on: {
    'chunk.missing': [
      { guard: 'hasReloaded', target: '.broken' },
      { target: '.reloading', actions: 'rememberReload' },
    ],
  },
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
    broken: {
      description: 'A part is missing and reloading did not help: said plainly, with a button to try again.',
      on: { 'update.accepted': { target: 'reloading' } },
    },
    reloading: { description: 'The page starts again.', type: 'final', entry: 'reloadPage' },
  },
});
