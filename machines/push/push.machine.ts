import { setup } from 'xstate';
import { outcomeGuards, port, provided, type Result, unknownFailure, withAnswer } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

/** The push SDK's address and app id, from `config.json`. */
export interface PushConfig {
  readonly sdkUrl: string;
  readonly appId: string;
}

/** The browser's notification permission. */
export type PushPermission = 'default' | 'granted' | 'denied';

export interface PushInput {
  /** Null: not configured. */
  readonly config: PushConfig | null;
  readonly isSupported: boolean;
  /** Asked on this device before. */
  readonly hasAsked: boolean;
}

/** Ports of the push machine. */
export const pushPorts = {
  actors: {
    /** Loads and starts the SDK; returns the permission. */
    loadSdk: port<Result<PushPermission>, PushConfig>(),
    /** Done after a click, where the browser requires one. */
    awaitGesture: port<unknown>(),
    requestPermission: port<PushPermission>(),
  },
  actions: { rememberAsked: provided() },
};

function configOf({ config }: PushInput): PushConfig {
  if (config === null) throw new Error('no push is configured');
  return config;
}

/** Push notifications; must neither break nor delay the portal. @rule S1.5, S7.4, R47 */
export const pushMachine = setup({
  types: {
    context: {} as PushInput,
    input: {} as PushInput,
  },
  actors: pushPorts.actors,
  actions: pushPorts.actions,
  guards: {
    ...outcomeGuards,
    canWork: ({ context }) => context.config !== null && context.isSupported,
    isPermitted: (_, result: Result<PushPermission>) => result.ok && result.value === 'granted',
    mayAsk: ({ context }, result: Result<PushPermission>) =>
      result.ok && result.value === 'default' && !context.hasAsked,
    hasAgreed: (_, permission: PushPermission) => permission === 'granted',
  },
}).createMachine({
  id: 'push',
  description: 'Um por carga da página, começado quando ela carregou e está parada.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Vê se o push pode funcionar.',
      always: [{ guard: 'canWork', target: 'loadingSdk' }, { target: 'off' }],
    },
    loadingSdk: {
      description: 'O SDK está sendo carregado e iniciado.',
      invoke: {
        id: 'loadSdk',
        src: 'loadSdk',
        input: ({ context }) => configOf(context),
        onDone: [
          { guard: withAnswer('hasFailed'), target: 'unavailable' },
          { guard: withAnswer('isPermitted'), target: 'subscribed' },
          { guard: withAnswer('mayAsk'), target: 'awaitingGesture' },
          { target: 'refused' },
        ],
        onError: { target: 'unavailable' },
      },
    },
    awaitingGesture: {
      description:
        'A maioria dos navegadores só pergunta depois de um clique. Até ele vir, nada se perguntou.',
      invoke: {
        id: 'awaitGesture',
        src: 'awaitGesture',
        onDone: { target: 'askingPermission' },
        onError: { target: 'unavailable' },
      },
    },
    askingPermission: {
      description: 'O navegador pergunta ao cliente, uma vez por aparelho.',
      entry: 'rememberAsked',
      invoke: {
        id: 'requestPermission',
        src: 'requestPermission',
        onDone: [{ guard: withAnswer('hasAgreed'), target: 'subscribed' }, { target: 'refused' }],
        onError: { target: 'unavailable' },
      },
    },
    off: { description: 'Não configurado, ou o navegador não tem notificações.', type: 'final' },
    unavailable: { description: 'O SDK falta ou está bloqueado.', type: 'final' },
    refused: { description: 'O cliente não quer notificações.', type: 'final' },
    subscribed: { description: 'As notificações chegam a este aparelho.', type: 'final' },
  },
});

const config = { sdkUrl: 'https://push.example/sdk.js', appId: 'clube' };

export const pushEntry = /* @__PURE__ */ defineEntry({
  id: 'push',
  title: 'Notificações',
  description: 'De uma página parada às notificações, ou a nada (R47).',
  machine: pushMachine,
  ports: pushPorts,
  starts: {
    configured: 'configurado',
    asked: 'já perguntado',
    unsupported: 'sem suporte',
    absent: 'sem configuração',
  },
  inputs: {
    configured: () => ({ config, isSupported: true, hasAsked: false }),
    asked: () => ({ config, isSupported: true, hasAsked: true }),
    unsupported: () => ({ config, isSupported: false, hasAsked: false }),
    absent: () => ({ config: null, isSupported: true, hasAsked: false }),
  },
  events: [],
  outcomes: {
    loadSdk: [
      { ok: true, value: 'default' },
      { ok: true, value: 'granted' },
      { ok: true, value: 'denied' },
      { ok: false, failure: unknownFailure },
    ],
    awaitGesture: [null],
    requestPermission: ['granted', 'denied'],
  },
});
