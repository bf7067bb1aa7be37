import { failureOf, unknownFailure } from '../kit/result.ts';
import { endBy, endOwn, sessionOf, sessionSetup } from './session.setup.ts';

export const signingOut = sessionSetup.createStateConfig({
  description:
    'The customer asked to leave (R46): this device has forgotten them, and the token lives here alone, for the call (R82).',
  tags: 'busy',
  initial: 'waiting',
  on: {
    // Another customer's sign-in in another tab waits for this sign-out.
    'session.replaced': [
      { guard: { type: 'isOwnSession', params: ({ event }) => event }, actions: endOwn },
      {},
    ],
  },
  states: {
    waiting: {
      description: 'The loading state stands for 1.5 s before the call.',
      after: { signOutDelay: { target: 'calling' } },
    },
    calling: {
      description: 'The sign-out call is under way.',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ token: sessionOf(context).token }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => ({ result: event.output }) },
            target: '#session.signedOut',
            actions: [
              { type: 'emitSignOutFailed', params: ({ event }) => ({ failure: failureOf(event.output) }) },
              ...endBy('signedOut'),
            ],
          },
          {
            target: '#session.signedOut',
            actions: endBy('signedOut'),
          },
        ],
        onError: {
          target: '#session.signedOut',
          actions: [
            { type: 'emitSignOutFailed', params: { failure: unknownFailure } },
            ...endBy('signedOut'),
          ],
        },
      },
    },
  },
});
