import { failureOf, unknownFailure, valueOf } from '../kit/result.ts';
import { endOwn, forgetOwn, sessionOf, sessionSetup, updateOwn } from './session.setup.ts';

export const signedIn = sessionSetup.createStateConfig({
  description: 'The customer is inside: the protected routes are open to them.',
  type: 'parallel',
  on: {
    'signOut.requested': { target: 'signingOut', actions: endOwn },
    'session.rejected': {
      guard: { type: 'isOwnToken', params: ({ event }) => event },
      target: 'signedOut',
      actions: [forgetOwn, { type: 'emitSessionEnded', params: { reason: 'rejected' } }],
    },
    'name.changed': {
      guard: { type: 'isOwnToken', params: ({ event }) => event },
      actions: [{ type: 'keepName', params: ({ event }) => event }, updateOwn],
    },
    'session.removed': {
      target: 'signedOut',
      actions: [forgetOwn, { type: 'emitSessionEnded', params: { reason: 'removed' } }],
    },
    'route.entered': {
      guard: 'sessionHasExpired',
      target: 'signedOut',
      actions: [forgetOwn, { type: 'emitSessionEnded', params: { reason: 'expired' } }],
    },
  },
  states: {
    validity: {
      description: 'Watches the expiry of the session (R4).',
      initial: 'valid',
      states: {
        valid: {
          description: 'The expiry lies ahead; a timer runs until then.',
          after: {
            untilExpiry: [
              {
                guard: 'sessionHasExpired',
                target: '#session.signedOut',
                actions: [forgetOwn, { type: 'emitSessionEnded', params: { reason: 'expired' } }],
              },
              { target: 'valid', reenter: true },
            ],
          },
        },
      },
    },
    image: {
      description: 'The profile image, loaded once after a sign-in (R70); a restored session has it stored.',
      initial: 'settled',
      on: {
        'image.changed': {
          guard: { type: 'isOwnToken', params: ({ event }) => event },
          target: '.settled',
          actions: [{ type: 'keepImage', params: ({ event }) => event }, updateOwn],
        },
      },
      states: {
        loading: {
          description: 'The image of the customer who has just signed in is being fetched.',
          invoke: {
            id: 'loadImage',
            src: 'loadImage',
            input: ({ context }) => ({ token: sessionOf(context).token }),
            onDone: [
              {
                guard: { type: 'hasFailed', params: ({ event }) => ({ result: event.output }) },
                target: 'settled',
                actions: {
                  type: 'emitImageFailed',
                  params: ({ event }) => ({ failure: failureOf(event.output) }),
                },
              },
              {
                target: 'settled',
                actions: [
                  { type: 'keepImage', params: ({ event }) => ({ img: valueOf(event.output) }) },
                  updateOwn,
                ],
              },
            ],
            onError: {
              target: 'settled',
              actions: { type: 'emitImageFailed', params: { failure: unknownFailure } },
            },
          },
        },
        settled: {
          description: 'The image of the session is the one to show; null means the default picture.',
        },
      },
    },
  },
});
