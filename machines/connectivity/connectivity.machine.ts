import { setup } from 'xstate';
import { port } from '../kit/port.ts';
import type { Result } from '../kit/result.ts';

/** The browser noticed a change of its own network: worth a look at once. */
export type ConnectivityEvent = { type: 'network.changed' };

/** What the connectivity's flow fills. */
export const connectivityPorts = {
  actors: {
    /** Any HTTP answer is a success (R31). Silent. */
    ping: port<Result<unknown>>(),
  },
  actions: {},
};

const connectivitySetup = setup({
  types: { events: {} as ConnectivityEvent },
  actors: connectivityPorts.actors,
  guards: {
    hasAnswered: (_, { result }: { result: Result<unknown> }) => result.ok,
  },
  delays: { pingInterval: 15_000 },
});

const resting = connectivitySetup.createStateConfig({
  description: 'The last ping is answered or given up; the next one comes in time.',
  after: { pingInterval: { target: 'pinging' } },
  on: { 'network.changed': { target: 'pinging' } },
});

/** The connectivity check of /register (R31): at once, then every 15 s, until the screen is left. */
export const connectivityMachine = connectivitySetup.createMachine({
  id: 'connectivity',
  description: 'Runs while /register is on screen; leaving it stops the machine and its timer.',
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The first ping is out; nothing is shown yet.',
      invoke: {
        id: 'ping',
        src: 'ping',
        onDone: [
          {
            guard: { type: 'hasAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'online',
          },
          { target: 'offline' },
        ],
        onError: { target: 'offline' },
      },
      after: { pingInterval: { target: '#connectivity.offline.pinging' } },
    },
    online: {
      description: 'The last ping was answered.',
      initial: 'resting',
      states: {
        resting,
        pinging: {
          description: 'A ping is out; the customer still counts as online.',
          invoke: {
            id: 'ping',
            src: 'ping',
            onDone: [
              {
                guard: { type: 'hasAnswered', params: ({ event }) => ({ result: event.output }) },
                target: 'resting',
              },
              { target: '#connectivity.offline' },
            ],
            onError: { target: '#connectivity.offline' },
          },
          after: { pingInterval: { target: '#connectivity.offline.pinging' } },
        },
      },
    },
    offline: {
      description: 'The last ping had no answer: the offline banner shows.',
      initial: 'resting',
      states: {
        resting,
        pinging: {
          description: 'A ping is out; the banner stays. One without an answer gives way to the next.',
          invoke: {
            id: 'ping',
            src: 'ping',
            onDone: [
              {
                guard: { type: 'hasAnswered', params: ({ event }) => ({ result: event.output }) },
                target: '#connectivity.online',
              },
              { target: 'resting' },
            ],
            onError: { target: 'resting' },
          },
          after: { pingInterval: { target: 'pinging', reenter: true } },
        },
      },
    },
  },
});
