import { assertEvent } from 'xstate';
import { failureOf, unknownFailure, valueOf } from '../kit/result.ts';
import { storeOwn, sessionSetup } from './session.setup.ts';
import type { Credentials, SessionEvent } from './session.types.ts';

function credentialsOf(event: SessionEvent): Credentials {
  assertEvent(event, 'credentials.submitted');
  return { username: event.username, password: event.password };
}

export const signedOut = sessionSetup.createStateConfig({
  description: 'Nobody is signed in; only the public routes are open.',
  entry: 'dropSession',
  initial: 'idle',
  states: {
    idle: {
      description: 'The login form waits for the customer.',
      on: { 'credentials.submitted': { target: 'signingIn' } },
    },
    signingIn: {
      description: 'The credentials are at the server. A second submit is ignored.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => credentialsOf(event),
        onDone: [
          {
            guard: { type: 'sessionIsUsable', params: ({ event }) => ({ session: valueOf(event.output) }) },
            target: '#session.signedIn.image.loading',
            actions: [
              { type: 'keepSession', params: ({ event }) => ({ session: valueOf(event.output) }) },
              storeOwn,
            ],
          },
          {
            target: 'idle',
            actions: {
              type: 'emitSignInRefused',
              params: ({ event }) => ({ failure: failureOf(event.output) }),
            },
          },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'emitSignInRefused', params: { failure: unknownFailure } },
        },
      },
    },
  },
});
