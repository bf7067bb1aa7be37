import {
  forgetCurrent,
  sessionSetup,
  endBy,
  endCurrent,
  sessionOf,
  endOfAge,
  updateCurrent,
  storeCurrent,
  type Credentials,
  type SessionEvent,
  sessionPorts,
  type Session,
} from './session.setup.ts';
import { withAnswer, withEvent, withFailure, withValue } from '../kit/chart.ts';
import { assertEvent } from 'xstate';
import { defineEntry, type Samples } from '../testing/entry.ts';

/** A guard or action that gets the event's session. */
function withSession<Name extends string>(type: Name) {
  return { type, params: ({ event }: { event: { readonly session: Session } }) => event.session };
}

function credentialsOf(event: SessionEvent): Credentials {
  assertEvent(event, 'credentials.submitted');
  return { username: event.username, password: event.password };
}

const signedOut = sessionSetup.createStateConfig({
  description: 'Ninguém entrou; só as rotas públicas estão abertas.',
  entry: 'dropSession',
  initial: 'idle',
  states: {
    idle: {
      description: 'O formulário de entrada espera o cliente.',
      on: { 'credentials.submitted': { target: 'signingIn' } },
    },
    signingIn: {
      description:
        'As credenciais estão no servidor. Um segundo envio é ignorado; quem vai a outra tela desiste (R268).',
      on: { 'login.left': { target: 'idle' } },
      initial: 'awaited',
      states: {
        awaited: {
          description: 'A entrada espera a resposta.',
          tags: 'busy',
          after: { untilLate: { target: 'late' } },
        },
        late: {
          description: 'A resposta demora: um novo envio desiste do anterior; sem ele, uma tardia vale.',
          on: { 'credentials.submitted': { target: '#session.signedOut.signingIn', reenter: true } },
        },
      },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => credentialsOf(event),
        onDone: [
          {
            guard: withValue('sessionIsUsable'),
            target: '#session.signedIn.image.loading',
            actions: [withValue('keepSession'), storeCurrent],
          },
          { target: 'idle', actions: withFailure('emitSignInRefused') },
        ],
        onError: { target: 'idle', actions: withFailure('emitSignInRefused') },
      },
    },
  },
});

const expired = {
  guard: 'sessionHasExpired',
  target: '#session.signedOut',
  actions: endOfAge('expired'),
} as const;
const endIfExpired = [expired, { target: 'valid', reenter: true }] as const;

const signedIn = sessionSetup.createStateConfig({
  description:
    'Um token que expira no futuro: as rotas protegidas estão abertas, a entrada leva ao portal (S4.1).',
  type: 'parallel',
  on: {
    'signOut.requested': { target: 'signingOut', actions: endCurrent },
    'session.rejected': { guard: withEvent('isOwnToken'), target: 'signedOut', actions: endBy('rejected') },
    'name.changed': { guard: withEvent('isOwnToken'), actions: [withEvent('keepName'), updateCurrent] },
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
          guard: withEvent('isOwnToken'),
          target: '.settled',
          actions: [{ type: 'keepImage', params: ({ event }) => event.img }, updateCurrent],
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
              { guard: withAnswer('hasFailed'), target: 'settled', actions: withFailure('emitImageFailed') },
              { target: 'settled', actions: [withValue('keepImage'), updateCurrent] },
            ],
            onError: { target: 'settled', actions: withFailure('emitImageFailed') },
          },
        },
        settled: {
          description: 'A imagem da sessão é a que aparece; null é a imagem padrão.',
        },
      },
    },
  },
});

const signingOut = sessionSetup.createStateConfig({
  description:
    'O cliente pediu para sair (R46): este aparelho o esqueceu, e o token vive só aqui, para a chamada (R82).',
  tags: 'busy',
  initial: 'waiting',
  on: {
    // Another customer's sign-in in another tab waits for this sign-out.
    'session.replaced': [{ guard: withEvent('isOwnSession'), actions: endCurrent }, {}],
  },
  states: {
    waiting: {
      description: 'O carregando fica 1,5 s antes da chamada.',
      after: { signOutDelay: { target: 'calling' } },
    },
    calling: {
      description: 'A chamada de saída está em andamento; a saída não espera por ela mais de 5 s.',
      after: { signOutTimeout: { target: '#session.signedOut', actions: endBy('signedOut') } },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ token: sessionOf(context).token }),
        onDone: [
          {
            guard: withAnswer('hasFailed'),
            target: '#session.signedOut',
            actions: [withFailure('emitSignOutFailed'), ...endBy('signedOut')],
          },
          { target: '#session.signedOut', actions: endBy('signedOut') },
        ],
        onError: {
          target: '#session.signedOut',
          actions: [withFailure('emitSignOutFailed'), ...endBy('signedOut')],
        },
      },
    },
  },
});

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
      { guard: withEvent('isOwnSession'), actions: [withSession('keepSession'), 'recheckExpiry'] },
      {
        guard: withSession('sessionIsUsable'),
        target: '.signedIn',
        actions: [forgetCurrent, withSession('keepSession')],
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
          { guard: withAnswer('sessionIsUsable'), target: 'signedIn', actions: withAnswer('keepSession') },
          { target: 'signedOut', actions: 'deleteStored' },
        ],
        onError: { target: 'signedOut' },
      },
    },
    signedOut,
    signedIn,
    signingOut,
  },
});

const hour = 3_600_000;
const refusal = { ok: false, failure: { message: 'Usuário ou senha inválidos', status: 400 } } as const;

/** A sample session at a time; it lasts an hour. */
function sampleAt(now: number, who = 'ana', lasts = hour): Session {
  return { token: `token-${who}`, name: 'Ana Souza', img: null, expiresAt: now + lasts };
}

const expiredAt = (now: number, current: Session) => ({ ...current, token: 'token-old', expiresAt: now });

/** What may happen to the signed-in customer at a time. */
function eventsAt(
  now: number,
  current = sampleAt(now),
): Samples<typeof sessionMachine, typeof sessionPorts>['events'] {
  return [
    { type: 'credentials.submitted', username: '52998224725', password: 'clube123' },
    { type: 'login.left' },
    { type: 'signOut.requested' },
    { type: 'session.rejected', token: current.token },
    { type: 'session.rejected', token: 'token-old' },
    { type: 'session.removed' },
    { type: 'session.replaced', session: { ...sampleAt(now, 'bruno'), name: 'Bruno Lima' } },
    { type: 'session.replaced', session: { ...current, img: 'ana.png' } },
    { type: 'session.replaced', session: expiredAt(now, current) },
    { type: 'page.shown' },
    { type: 'notice.dismissed' },
    { type: 'renewal.requested' },
    { type: 'image.changed', token: current.token, img: 'nova.png' },
    { type: 'image.changed', token: 'token-old', img: 'velha.png' },
    { type: 'name.changed', token: current.token, name: 'Ana Maria Souza' },
    { type: 'name.changed', token: 'token-old', name: 'Outra Pessoa' },
  ];
}

/** The ports' answers at a time: a session lasts longer than a browser's longest timer, or less than the notice's lead. */
function outcomesAt(now: number, current = sampleAt(now)) {
  const lasting = sampleAt(now, 'lasting', 2 ** 31 + 1000);
  const old = expiredAt(now, current);
  return {
    restoreSession: [null, old, sampleAt(now), lasting, sampleAt(now, 'short', 60_000)],
    signIn: [{ ok: true, value: sampleAt(now) }, { ok: true, value: old }, refusal],
    loadImage: [{ ok: true, value: 'ana.png' }, { ok: true, value: null }, refusal],
    signOut: [{ ok: true, value: null }, refusal],
  } satisfies Samples<typeof sessionMachine, typeof sessionPorts>['outcomes'];
}

export const sessionEntry = /* @__PURE__ */ defineEntry({
  id: 'session',
  title: 'Sessão',
  description: 'Quem entrou, da carga à saída: o ator raiz do app.',
  machine: sessionMachine,
  ports: sessionPorts,
  inputs: { default: (now) => ({ now }) },
  sleep: 4_000_000,
  events: /* @__PURE__ */ eventsAt(0),
  outcomes: /* @__PURE__ */ outcomesAt(0),
  fitting: ({ session }, now) => ({
    events: eventsAt(now, session ?? undefined),
    outcomes: outcomesAt(now, session ?? undefined),
  }),
});
