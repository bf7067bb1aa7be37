import { failureOf, unknownFailure, valueOf } from '../kit/result.ts';
import { endBy, endOfAge, endOwn, sessionOf, sessionSetup, updateOwn } from './session.setup.ts';

const expired = {
  guard: 'sessionHasExpired',
  target: '#session.signedOut',
  actions: endOfAge('expired'),
} as const;
const endIfExpired = [expired, { target: 'valid', reenter: true }] as const;

export const signedIn = sessionSetup.createStateConfig({
  description:
    'A token with an expiry in the future: the protected routes are open, the login leads to the portal (S4.1).',
  type: 'parallel',
  on: {
    'signOut.requested': { target: 'signingOut', actions: endOwn },
    'session.rejected': {
      guard: { type: 'isOwnToken', params: ({ event }) => event },
      target: 'signedOut',
      actions: endBy('rejected'),
    },
    'name.changed': {
      guard: { type: 'isOwnToken', params: ({ event }) => event },
      actions: [{ type: 'keepName', params: ({ event }) => event }, updateOwn],
    },
    // The first tab to notice the expiry deletes the session for all.
    'session.removed': [expired, { target: 'signedOut', actions: endBy('removed') }],
    'renewal.requested': { target: 'signedOut', actions: endOfAge('renewing') },
  },
  states: {
    validity: {
      description: 'Watches the expiry of the session (R4).',
      initial: 'valid',
      states: {
        valid: {
          description: 'The expiry lies ahead; a timer runs until then.',
          on: { 'page.shown': endIfExpired },
          after: { untilExpiry: endIfExpired },
        },
      },
    },
    notice: {
      description: 'Whether the customer has to hear that the session ends soon (R110).',
      initial: 'notDue',
      on: {
        // A dismissed notice stays away, unless the clock was set back.
        'page.shown': [{ guard: 'sessionEndsSoon' }, { target: '.notDue' }],
      },
      states: {
        notDue: {
          description: 'The end is more than five minutes away; a timer runs until then.',
          always: { guard: 'sessionEndsSoon', target: 'shown' },
          after: { untilNotice: { target: 'notDue', reenter: true } },
        },
        shown: {
          description: 'Five minutes are left at most: the screen says when the session ends.',
          tags: 'ending',
          on: { 'notice.dismissed': { target: 'dismissed' } },
        },
        dismissed: {
          description: 'The customer knows, and goes on until the session ends.',
          tags: 'ending',
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
