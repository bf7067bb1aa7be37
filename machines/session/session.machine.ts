import { forgetOwn, sessionSetup } from './session.setup.ts';
import { signedIn } from './signed-in.state.ts';
import { signedOut } from './signed-out.state.ts';
import { signingOut } from './signing-out.state.ts';

/** The root actor: who is signed in, from load to sign-out. @rule S4.1–S4.3, R2–R5, R46 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Um por aba. Sem token, ou com um que expirou, está a entrada; com um válido, o portal.',
  context: ({ input }) => ({ now: input.now, session: null }),
  // If other tabs cannot be heard, this tab still works on its own.
  invoke: { id: 'watchStorage', src: 'watchStorage', onError: {} },
  initial: 'restoring',
  on: {
    'session.replaced': [
      {
        guard: { type: 'isOwnSession', params: ({ event }) => event },
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'recheckExpiry'],
      },
      {
        guard: { type: 'sessionIsUsable', params: ({ event }) => event },
        target: '.signedIn',
        actions: [forgetOwn, { type: 'keepSession', params: ({ event }) => event }],
      },
    ],
  },
  states: {
    restoring: {
      description: 'O token guardado é lido, uma vez por carga: fica se expira no futuro, senão é apagado.',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'sessionIsUsable', params: ({ event }) => ({ session: event.output }) },
            target: 'signedIn',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
          },
          {
            target: 'signedOut',
            actions: 'deleteStored',
          },
        ],
        onError: { target: 'signedOut' },
      },
    },
    signedOut,
    signedIn,
    signingOut,
  },
});
