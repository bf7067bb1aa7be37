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
    'Um token que expira no futuro: as rotas protegidas estão abertas, a entrada leva ao portal (S4.1).',
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
      description: 'Vigia o fim da sessão (R4).',
      initial: 'valid',
      states: {
        valid: {
          description: 'O fim está à frente; um relógio corre até lá.',
          on: { 'page.shown': endIfExpired },
          after: { untilExpiry: endIfExpired },
        },
      },
    },
    notice: {
      description: 'Se o cliente precisa saber que a sessão acaba logo (R110).',
      initial: 'notDue',
      on: {
        // A dismissed notice stays away, unless the clock was set back.
        'page.shown': [{ guard: 'sessionEndsSoon' }, { target: '.notDue' }],
      },
      states: {
        notDue: {
          description: 'Faltam mais de cinco minutos; um relógio corre até lá.',
          always: { guard: 'sessionEndsSoon', target: 'shown' },
          after: { untilNotice: { target: 'notDue', reenter: true } },
        },
        shown: {
          description: 'Faltam no máximo cinco minutos: a tela diz quando a sessão acaba.',
          tags: 'ending',
          on: { 'notice.dismissed': { target: 'dismissed' } },
        },
        dismissed: {
          description: 'O cliente já sabe, e continua até a sessão acabar.',
          tags: 'ending',
        },
      },
    },
    image: {
      description:
        'A imagem do perfil, carregada uma vez depois de entrar (R70); uma sessão restaurada a tem guardada.',
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
          description: 'A imagem do cliente que acabou de entrar está sendo buscada.',
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
          description: 'A imagem da sessão é a que aparece; null é a imagem padrão.',
        },
      },
    },
  },
});
