import { raise, setup, stateIn } from 'xstate';
import { outcomeGuards, port, type Result, unknownFailure, withAnswer } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

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
    hasAnswered: outcomeGuards.hasSucceeded,
    pingIsOut: stateIn({ rhythm: { interval: 'pinging' } }),
  },
  delays: { pingInterval: 15_000 },
});

const reach = connectivitySetup.createStateConfig({
  description: 'O que o último ping disse.',
  initial: 'unknown',
  on: { 'ping.answered': { target: '.online' }, 'ping.failed': { target: '.offline' } },
  states: {
    unknown: { description: 'O primeiro ping saiu; nada aparece ainda.' },
    online: { description: 'O último ping teve resposta.' },
    offline: { description: 'O último ping ficou sem resposta: a faixa de offline aparece.' },
  },
});

const interval = connectivitySetup.createStateConfig({
  description: 'Do começo de um ping ao começo do próximo, demore a resposta quanto for (R86).',
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
        'Um ping está fora. No fim do intervalo ele dá lugar ao próximo: nunca há dois ao mesmo tempo.',
      invoke: {
        id: 'ping',
        src: 'ping',
        onDone: [
          { guard: withAnswer('hasAnswered'), target: 'resting', actions: 'raiseAnswered' },
          { target: 'resting', actions: 'raiseFailed' },
        ],
        onError: { target: 'resting', actions: 'raiseFailed' },
      },
    },
    resting: {
      description: 'O resto do intervalo.',
      on: { 'network.changed': { target: '#connectivity.rhythm.interval', reenter: true } },
    },
  },
});

/** The connectivity check of /register: at once, then every 15 s. @rule R31, R86 */
export const connectivityMachine = connectivitySetup.createMachine({
  id: 'connectivity',
  description: 'Roda enquanto /register está na tela; sair dela para a máquina e o seu relógio.',
  type: 'parallel',
  states: {
    reach,
    // A region that re-enters itself would exit the other one as well.
    rhythm: { description: 'Um intervalo depois do outro.', initial: 'interval', states: { interval } },
  },
});

export const connectivityEntry = /* @__PURE__ */ defineEntry({
  id: 'connectivity',
  title: 'Conexão',
  description: 'Se o provedor pode ser alcançado enquanto alguém se cadastra (R31, R86).',
  machine: connectivityMachine,
  ports: connectivityPorts,
  inputs: { default: () => undefined },
  events: [{ type: 'network.changed' }],
  outcomes: {
    ping: [
      { ok: true, value: null },
      { ok: false, failure: unknownFailure },
    ],
  },
});
