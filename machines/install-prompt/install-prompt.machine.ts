import { assign, setup } from 'xstate';
import { port, provided } from '../kit/port.ts';

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
    noteSignedIn: assign({ isSignedIn: true }),
    noteSignedOut: assign({ isSignedIn: false }),
  },
  guards: {
    isSettled: ({ context }) => context.hasRefused || context.isInstalled,
    needsInstructions: ({ context }) => context.needsInstructions,
    isSignedIn: ({ context }) => context.isSignedIn,
    isSignedOut: ({ context }) => !context.isSignedIn,
    hasAgreed: (_, { agreed }: { agreed: boolean }) => agreed,
  },
});

const offered = installPromptSetup.createStateConfig({
  description: 'The app can be installed; asked only while nobody is signed in (R45).',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Looks whether somebody is signed in, and whether the browser can install by itself.',
      always: [
        { guard: 'isSignedIn', target: 'hidden' },
        { guard: 'needsInstructions', target: 'instructing' },
        { target: 'awaitingCustomer' },
      ],
    },
    hidden: {
      description: 'A token exists: the prompt is hidden, the offer waits.',
      always: { guard: 'isSignedOut', target: 'deciding' },
    },
    awaitingCustomer: {
      description: 'The modal ‘Adicionar à tela inicial’ stands.',
      tags: 'modal',
      always: { guard: 'isSignedIn', target: 'hidden' },
      on: {
        'install.accepted': { target: '#install-prompt.prompting' },
        'prompt.dismissed': { target: '#install-prompt.unavailable' },
        'install.refused': { target: '#install-prompt.refused', actions: 'rememberRefusal' },
      },
    },
    instructing: {
      description: 'iOS: the modal explains share, then ‘Adicionar à Tela de Início’.',
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
  description: 'One per load of the app.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'session.started': { actions: 'noteSignedIn' },
    'session.ended': { actions: 'noteSignedOut' },
    'app.installed': { target: '.installed' },
  },
  states: {
    deciding: {
      description: 'Looks at what is known from before.',
      always: [
        { guard: 'isSettled', target: 'settled' },
        { guard: 'needsInstructions', target: 'offered' },
        { target: 'unavailable' },
      ],
    },
    unavailable: {
      description: 'The browser has offered nothing, or its offer is used up.',
      on: { 'install.offered': { target: 'offered' } },
    },
    offered,
    prompting: {
      description: 'The browser’s own dialog stands.',
      invoke: {
        id: 'promptInstall',
        src: 'promptInstall',
        onDone: [
          {
            guard: { type: 'hasAgreed', params: ({ event }) => ({ agreed: event.output }) },
            target: 'installed',
          },
          { target: 'declined' },
        ],
        onError: { target: 'unavailable' },
      },
    },
    declined: {
      description:
        'A no to the browser’s own dialog. It offers again at once; nobody is asked again before the next load.',
    },
    refused: {
      description: 'Não adicionar: ‘install’ is ‘false’ now, and nobody is asked again on this device.',
      type: 'final',
    },
    installed: { description: 'The app is on the home screen.', type: 'final' },
    settled: {
      description: '‘install’ was ‘false’ already, or the app is installed: nothing is asked.',
      type: 'final',
    },
  },
});
