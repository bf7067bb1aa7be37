import { assertEvent } from 'xstate';
import { failureOf, unknownFailure, valueOf } from '../kit/result.ts';
import { storeOwn, sessionSetup } from './session.setup.ts';
import type { Credentials, SessionEvent } from './session.types.ts';

function credentialsOf(event: SessionEvent): Credentials {
  assertEvent(event, 'credentials.submitted');
  return { username: event.username, password: event.password };
}

export const signedOut = sessionSetup.createStateConfig({
  description: 'Ninguém entrou; só as rotas públicas estão abertas.',
  entry: 'dropSession',
  initial: 'idle',
  states: {
    idle: {
      description: 'O formulário de entrada espera o cliente.',
      on: { 'credentials.submitted': { target: 'signingIn' } },
    },
    signingIn: {
      description: 'As credenciais estão no servidor. Um segundo envio é ignorado.',
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
