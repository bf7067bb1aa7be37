import { raise, setup, stateIn } from 'xstate';
import { port } from '../kit/port.ts';
import type { Result } from '../kit/result.ts';

export type ConnectivityEvent =
  /** The browser's network changed: ping at once. */
  | { type: 'network.changed' }
  /** The result of each ping. */
  | { type: 'ping.answered' }
  | { type: 'ping.failed' };

/** Ports of the connectivity machine. */
export const connectivityPorts = {
  actors: {
    /** Any HTTP answer is a success. Silent; aborted on exit. @rule R31 */
    ping: port<Result<unknown>>(),
  },
  actions: {},
};

const connectivitySetup = setup({
  types: { events: {} as ConnectivityEvent },
  actors: connectivityPorts.actors,
  actions: {
    raiseAnswered: raise({ type: 'ping.answered' }),
    raiseFailed: raise({ type: 'ping.failed' }),
  },
  guards: {
    hasAnswered: (_, { result }: { result: Result<unknown> }) => result.ok,
    pingIsOut: stateIn({ rhythm: { interval: 'pinging' } }),
  },
  delays: { pingInterval: 15_000 },
});

const reach = connectivitySetup.createStateConfig({
  description: 'What the last ping told.',
  initial: 'unknown',
  on: { 'ping.answered': { target: '.online' }, 'ping.failed': { target: '.offline' } },
  states: {
    unknown: { description: 'The first ping is out; nothing is shown yet.' },
    online: { description: 'The last ping was answered.' },
    offline: { description: 'The last ping had no answer: the offline banner shows.' },
  },
});

const interval = connectivitySetup.createStateConfig({
  description: 'From the start of a ping to the start of the next, however long its answer takes (R86).',
  initial: 'pinging',
  after: {
    pingInterval: [
      { guard: 'pingIsOut', target: 'interval', reenter: true, actions: 'raiseFailed' },
      { target: 'interval', reenter: true },
    ],
  },
  states: {
    pinging: {
      description:
        'A ping is out. At the end of the interval it is given up for the next one: two are never out at once.',
      invoke: {
        id: 'ping',
        src: 'ping',
        onDone: [
          {
            guard: { type: 'hasAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'resting',
            actions: 'raiseAnswered',
          },
          { target: 'resting', actions: 'raiseFailed' },
        ],
        onError: { target: 'resting', actions: 'raiseFailed' },
      },
    },
    resting: {
      description: 'The rest of the interval.',
      on: { 'network.changed': { target: '#connectivity.rhythm.interval', reenter: true } },
    },
  },
});

/** The connectivity check of /register: at once, then every 15 s. @rule R31, R86 */
export const connectivityMachine = connectivitySetup.createMachine({
  id: 'connectivity',
  description: 'Runs while /register is on screen; leaving it stops the machine and its timer.',
  type: 'parallel',
  states: {
    reach,
    // A region that re-enters itself would exit the other one as well.
    rhythm: { description: 'One interval after the other.', initial: 'interval', states: { interval } },
  },
});
