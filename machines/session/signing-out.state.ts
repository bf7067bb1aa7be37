import { failureOf, unknownFailure } from '../kit/result.ts';
import { forgetOwn, sessionOf, sessionSetup } from './session.setup.ts';

export const signingOut = sessionSetup.createStateConfig({
  description: 'The customer asked to leave (R46). Whatever the server answers, the local session goes.',
  tags: 'busy',
  initial: 'waiting',
  on: {
    'session.removed': {
      target: 'signedOut',
      actions: [forgetOwn, { type: 'emitSessionEnded', params: { reason: 'removed' } }],
    },
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
              forgetOwn,
              { type: 'emitSessionEnded', params: { reason: 'signedOut' } },
            ],
          },
          {
            target: '#session.signedOut',
            actions: [forgetOwn, { type: 'emitSessionEnded', params: { reason: 'signedOut' } }],
          },
        ],
        onError: {
          target: '#session.signedOut',
          actions: [
            { type: 'emitSignOutFailed', params: { failure: unknownFailure } },
            forgetOwn,
            { type: 'emitSessionEnded', params: { reason: 'signedOut' } },
          ],
        },
      },
    },
  },
});
