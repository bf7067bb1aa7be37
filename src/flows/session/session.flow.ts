import { type ActorRefFrom, createActor } from 'xstate';
import { type FillingsOf, fillPorts } from '../../../machines/kit/fill-ports.ts';
import { later } from '../../../machines/kit/later.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { sessionChildren, sessionPorts } from '../../../machines/session/session.ports.ts';
import { failureText } from '../../lib/http/failure-text.ts';
import { forgetDraft } from '../../platform/draft/draft-storage.ts';
import {
  storeSession,
  updateStoredSession,
  watchStoredSession,
} from '../../platform/session/session-changes.ts';
import {
  forgetStoredSession,
  readStoredSession,
  type StoredSession,
} from '../../platform/session/session-storage.ts';
import { loadPart } from '../../ui/page/stale-chunk.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { callApi, type LoadStore } from '../kit/call.ts';
import { IMAGE_FAILED, SIGN_IN_FAILED, SIGN_IN_REFUSED, SIGN_OUT_FAILED } from './session.texts.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

const tokenPart = () => import(/* webpackChunkName: "api" */ '../../api/acesso/token.api.ts');
const gatesPart = () =>
  loadPart(() => import(/* webpackChunkName: "gates" */ '../shell-gates/shell-gates.flow.ts'));
const endedPart = () => import(/* webpackChunkName: "api" */ '../../platform/session/ended-sessions.ts');
const pessoaPart = () => import(/* webpackChunkName: "api" */ '../../api/pessoa/pessoa.api.ts');

/**
 * Makes the app's root actor: the session machine with its ports filled from the API and this browser. Not
 * started. `forgetAnswers` empties the cache of the server's answers: nothing of one customer may be seen by the
 * next. Shows the toasts that belong to it: S8.1, S8.10, S8.26 (login, logout, image).
 */
export function createSessionActor(loadStore: LoadStore, forgetAnswers: () => void): SessionActor {
  const machine = fillPorts(sessionMachine, ports, fillings(loadStore, forgetAnswers));
  const actor = createActor(machine, { input: { now: Date.now, isOnline: () => navigator.onLine } });
  actor.on('signIn.refused', ({ failure }) =>
    showError(failureText(failure, SIGN_IN_FAILED, SIGN_IN_REFUSED)),
  );
  actor.on('signOut.failed', ({ failure }) => showError(failure.message ?? SIGN_OUT_FAILED));
  actor.on('image.failed', () => showError(IMAGE_FAILED));
  actor.on('session.ended', () => {
    // Another tab may have signed in while this one was signing out.
    const session = readStoredSession();
    if (session !== null) actor.send({ type: 'session.replaced', session });
  });
  return actor;
}

const ports = { ...sessionPorts, actors: { ...sessionPorts.actors, ...sessionChildren.actors } };

function fillings(loadStore: LoadStore, forgetAnswers: () => void): FillingsOf<typeof ports> {
  return {
    shellGates: later(async (self) => (await gatesPart()).createShellGates(loadStore, self)),
    restoreSession: async () => {
      const session = readStoredSession();
      return session !== null && (await hasEnded(session)) ? null : session;
    },
    signIn: (credentials) =>
      callApi(loadStore, async ({ dispatch }) => {
        const { tokenApi } = await tokenPart();
        return dispatch(tokenApi.endpoints.signIn.initiate(credentials, { track: false })).unwrap();
      }),
    loadImage: async () => {
      const result = await callApi(loadStore, async ({ dispatch }) => {
        const { pessoaApi } = await pessoaPart();
        const { initiate } = pessoaApi.endpoints.imagem;
        return dispatch(initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap();
      });
      // A 404 is the default picture (R70).
      return !result.ok && result.failure.status === 404 ? { ok: true, value: null } : result;
    },
    signOut: async () => {
      const result = await callApi(loadStore, async ({ dispatch }) => {
        const { tokenApi } = await tokenPart();
        return dispatch(tokenApi.endpoints.signOut.initiate(undefined, { track: false })).unwrap();
      });
      return result.ok ? { ok: true, value: null } : result;
    },
    watchStorage: (send) =>
      watchStoredSession((session) =>
        send(session === null ? { type: 'session.removed' } : { type: 'session.replaced', session }),
      ),
    persistSession: ({ session }) => {
      forgetDraft();
      storeSession(session);
      void endedPart().then(({ forgetEnded }) => forgetEnded(session.token), Boolean);
    },
    updateSession: ({ session }) => updateStoredSession(session),
    endSession: ({ token }) => endStored(token),
    forgetCustomer: ({ token }) => {
      endStored(token);
      forgetAnswers();
    },
    forgetAnyone: () => forgetStoredSession(),
  };
}

async function hasEnded({ token }: StoredSession): Promise<boolean> {
  try {
    return await (await endedPart()).hasEnded(token);
  } catch {
    // Without that part the token itself tells, with its first call.
    return false;
  }
}

/** Takes from this device what is kept of a session's customer; null: this tab has none, and what is stored is another's. */
function endStored(token: string | null): void {
  forgetDraft();
  if (token === null) return;
  forgetStoredSession(token);
  void endedPart().then(({ noteEnded }) => noteEnded(token), Boolean);
}

function showError(message: string): void {
  showToast({ kind: 'error', message });
}
