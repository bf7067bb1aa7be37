import { failureOf, unknownFailure } from '../kit/result.ts';
import { endBy, endOwn, sessionOf, sessionSetup } from './session.setup.ts';

export const signingOut = sessionSetup.createStateConfig({
  description:
    'O cliente pediu para sair (R46): este aparelho o esqueceu, e o token vive só aqui, para a chamada (R82).',
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
      description: 'O carregando fica 1,5 s antes da chamada.',
      after: { signOutDelay: { target: 'calling' } },
    },
    calling: {
      description: 'A chamada de saída está em andamento.',
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
