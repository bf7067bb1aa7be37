import { assign, setup } from 'xstate';
import { port, provided, withAnswer } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

export interface InstallPromptInput {
  /** The stored value 'install' is 'false'. */
  readonly hasRefused: boolean;
  /** iOS outside standalone mode: instructions instead of a prompt. */
  readonly needsInstructions: boolean;
  /** Running as an installed app. */
  readonly isInstalled: boolean;
  readonly isSignedIn: boolean;
}

export type InstallPromptEvent =
  /** The browser's offer (`beforeinstallprompt`). */
  | { type: 'install.offered' }
  | { type: 'install.accepted' }
  /** 'Não adicionar'. */
  | { type: 'install.refused' }
  /** Escape or the overlay: dismissed, not remembered. */
  | { type: 'prompt.dismissed' }
  | { type: 'instructions.closed' }
  | { type: 'app.installed' }
  | { type: 'session.started' }
  | { type: 'session.ended' };

/** Ports of the install-prompt machine. */
export const installPromptPorts = {
  actors: {
    /** Shows the browser's dialog and returns the answer. An offer works once. */
    promptInstall: port<boolean>(),
  },
  actions: {
    /** Stores 'false' under 'install'. */
    rememberRefusal: provided(),
  },
};

const installPromptSetup = setup({
  types: {
    context: {} as InstallPromptInput,
    input: {} as InstallPromptInput,
    events: {} as InstallPromptEvent,
    tags: {} as 'modal',
  },
  actors: installPromptPorts.actors,
  actions: {
    ...installPromptPorts.actions,
    recordSignedIn: assign({ isSignedIn: true }),
    recordSignedOut: assign({ isSignedIn: false }),
  },
  guards: {
    isSettled: ({ context }) => context.hasRefused || context.isInstalled,
    needsInstructions: ({ context }) => context.needsInstructions,
    isSignedIn: ({ context }) => context.isSignedIn,
    isSignedOut: ({ context }) => !context.isSignedIn,
    hasAgreed: (_, agreed: boolean) => agreed,
  },
});

const offered = installPromptSetup.createStateConfig({
  description: 'O app pode ser instalado; só se pergunta enquanto ninguém entrou (R45).',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Vê se alguém entrou, e se o navegador sabe instalar sozinho.',
      always: [
        { guard: 'isSignedIn', target: 'hidden' },
        { guard: 'needsInstructions', target: 'instructing' },
        { target: 'awaitingCustomer' },
      ],
    },
    hidden: {
      description: 'Há um token: a pergunta está escondida, a oferta espera.',
      always: { guard: 'isSignedOut', target: 'deciding' },
    },
    awaitingCustomer: {
      description: 'O modal ‘Adicionar à tela inicial’ está na tela.',
      tags: 'modal',
      always: { guard: 'isSignedIn', target: 'hidden' },
      on: {
        'install.accepted': { target: '#install-prompt.prompting' },
        'prompt.dismissed': { target: '#install-prompt.unavailable' },
        'install.refused': { target: '#install-prompt.refused', actions: 'rememberRefusal' },
      },
    },
    instructing: {
      description: 'iOS: o modal explica Compartilhar e depois ‘Adicionar à Tela de Início’.',
      tags: 'modal',
      always: { guard: 'isSignedIn', target: 'hidden' },
      on: {
        'instructions.closed': { target: '#install-prompt.unavailable' },
        'install.refused': { target: '#install-prompt.refused', actions: 'rememberRefusal' },
      },
    },
  },
});

/** The install prompt, mounted at the root. @rule S2.15, S4.14, R45 */
export const installPromptMachine = installPromptSetup.createMachine({
  id: 'install-prompt',
  description: 'Um por carga do app.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'session.started': { actions: 'recordSignedIn' },
    'session.ended': { actions: 'recordSignedOut' },
    'app.installed': { target: '.installed' },
  },
  states: {
    deciding: {
      description: 'Vê o que já se sabe de antes.',
      always: [
        { guard: 'isSettled', target: 'settled' },
        { guard: 'needsInstructions', target: 'offered' },
        { target: 'unavailable' },
      ],
    },
    unavailable: {
      description: 'O navegador não ofereceu nada, ou a oferta dele já foi usada.',
      on: { 'install.offered': { target: 'offered' } },
    },
    offered,
    prompting: {
      description: 'O diálogo do próprio navegador está na tela.',
      invoke: {
        id: 'promptInstall',
        src: 'promptInstall',
        onDone: [{ guard: withAnswer('hasAgreed'), target: 'installed' }, { target: 'declined' }],
        onError: { target: 'unavailable' },
      },
    },
    declined: {
      description:
        'Um não ao diálogo do navegador. Ele oferece de novo na hora; não se pergunta antes da próxima carga.',
    },
    refused: {
      description: 'Não adicionar: ‘install’ agora é ‘false’, e não se pergunta mais neste aparelho.',
      type: 'final',
    },
    installed: { description: 'O app está na tela inicial.', type: 'final' },
    settled: {
      description: '‘install’ já era ‘false’, ou o app está instalado: nada é perguntado.',
      type: 'final',
    },
  },
});

const fresh = { hasRefused: false, needsInstructions: false, isInstalled: false, isSignedIn: false };

export const installPromptEntry = /* @__PURE__ */ defineEntry({
  id: 'install-prompt',
  title: 'Convite de instalação',
  description: 'Se e como o cliente é convidado a pôr o app na tela inicial (R45).',
  machine: installPromptMachine,
  ports: installPromptPorts,
  starts: {
    browser: 'navegador',
    signedIn: 'alguém entrou',
    iOS: 'iOS',
    refused: 'recusado antes',
    installed: 'instalado',
  },
  inputs: {
    browser: () => fresh,
    signedIn: () => ({ ...fresh, isSignedIn: true }),
    iOS: () => ({ ...fresh, needsInstructions: true }),
    refused: () => ({ ...fresh, hasRefused: true }),
    installed: () => ({ ...fresh, isInstalled: true }),
  },
  events: [
    { type: 'install.offered' },
    { type: 'install.accepted' },
    { type: 'install.refused' },
    { type: 'prompt.dismissed' },
    { type: 'instructions.closed' },
    { type: 'app.installed' },
    { type: 'session.started' },
    { type: 'session.ended' },
  ],
  outcomes: { promptInstall: [true, false] },
});
