import { type ActorRefFrom, createActor } from 'xstate';
import { type FillingsOf, fillPorts } from '../../machines/kit/fill-ports.ts';
import type { Result } from '../../machines/kit/chart.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { sessionPorts, type Session, type SessionEndReason } from '../../machines/session/session.setup.ts';
import { forgetResumePoint } from './stored-resume-point.ts';
import { forgetDraft, forgetStoredSession } from '../base/device/forget-customer.ts';
import { storeSession, updateStoredSession, watchStoredSession } from '../base/device/session-changes.ts';
import { readStoredSession, SEALED_KEY } from '../base/device/session-storage.ts';
import { sessionEnd } from '../base/start/first-paint.ts';
import { clearToasts, showToast } from '../ui/feedback/toast.ts';
import { type Ask, createAsk, type Endpoint, type LoadStore } from '../base/flow/ask.ts';
import { toastFailure } from '../base/flow/toast-failure.ts';

const NOT_IN = 'Não foi possível entrar';

type LoadImagem = () => Promise<Endpoint<void, string | null>>;

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

const tokenChunk = () => import(/* webpackChunkName: "api" */ './token.api.ts');
const endedChunk = () => import(/* webpackChunkName: "api" */ './ended-sessions.ts');

/**
 * Creates the root actor: the session machine with its ports filled, not started. `forgetAnswers` clears the API cache;
 * `loadImagem` brings the call of the customer's picture, which belongs to a feature. Shows the toasts of login, logout and image.
 * @rule S8.1, S8.10, S8.26
 */
export function createSessionActor(
  loadStore: LoadStore,
  forgetAnswers: () => void,
  loadImagem: LoadImagem,
): SessionActor {
  const machine = fillPorts(sessionMachine, sessionPorts, fillings(loadStore, forgetAnswers, loadImagem));
  const actor = createActor(machine, { input: { now: Date.now } });
  let lastToken: string | null | undefined;
  actor.subscribe((snapshot) => {
    // A restored session is no sign-in.
    if (snapshot.matches('restoring')) return;
    const token = snapshot.context.session?.token ?? null;
    if (token !== null && lastToken !== undefined && token !== lastToken) clearToasts();
    lastToken = token;
  });
  actor.on('signIn.refused', ({ failure }) =>
    toastFailure(failure, { what: NOT_IN, refused: 'CPF, CNPJ ou senha não conferem.' }, 'session'),
  );
  actor.on('signOut.failed', ({ failure }) => toastFailure(failure, 'Erro ao fazer logout', 'session'));
  actor.on('image.failed', () =>
    showToast({ kind: 'error', message: 'Ops!, Finalize seu cadastro no menu de Perfil', subject: 'image' }),
  );
  actor.on('session.ended', ({ reason }) => {
    sessionEnd.needsNotice = reason === 'expired' || reason === 'rejected';
    // The toast of a sign-out or a 401 stays on the login.
    if (reason !== 'signedOut' && reason !== 'rejected') clearToasts();
    if (!isOfAge(reason)) forgetResumePoint();
    // Another tab may have signed in during this sign-out.
    const session = readStoredSession();
    if (session !== null) actor.send({ type: 'session.replaced', session });
  });
  return actor;
}

function fillings(
  loadStore: LoadStore,
  forgetAnswers: () => void,
  loadImagem: LoadImagem,
): FillingsOf<typeof sessionPorts> {
  const ask = createAsk(loadStore);
  return {
    restoreSession,
    signIn: async (credentials, { signal }) => {
      const endpoint = tokenChunk().then(({ tokenApi }) => tokenApi.endpoints.signIn);
      const result = await ask(endpoint, credentials, { signal });
      // Usually this device's clock is fast: waiting would not help.
      return result.ok && result.value.expiresAt <= Date.now()
        ? {
            ok: false,
            failure: { status: null, message: `${NOT_IN}. Confira a data e a hora deste aparelho.` },
          }
        : result;
    },
    loadImage: () => fetchImagem(ask, loadImagem),
    // The signal: a call that could not go out before the session's end must not go out with the next customer's token.
    signOut: async (_, { signal }) => {
      const endpoint = tokenChunk().then(({ tokenApi }) => tokenApi.endpoints.signOut);
      const result = await ask(endpoint, undefined, { signal });
      return result.ok ? { ok: true, value: null } : result;
    },
    watchStorage: (send) =>
      watchStoredSession(
        (session) =>
          send(session === null ? { type: 'session.removed' } : { type: 'session.replaced', session }),
        () => send({ type: 'page.shown' }),
      ),
    storeTokens: ({ session }) => {
      forgetDraft();
      storeSession(session);
      void endedChunk().then(
        ({ forgetEnded }) => forgetEnded(session.token),
        // Nothing was recorded of it: that needs the same chunk.
        () => undefined,
      );
    },
    updateSession: ({ session }) => updateStoredSession(session),
    endSession: ({ token }) => {
      clearToasts();
      forgetDraft();
      forgetResumePoint();
      forgetStoredSession(token, [SEALED_KEY]);
      endStored(token);
    },
    forgetCustomer: ({ token, typed }) => {
      if (typed === undefined) forgetDraft();
      endStored(token);
      forgetAnswers();
    },
    deleteStored: () => forgetStoredSession(),
  };
}

async function fetchImagem(ask: Ask, loadImagem: LoadImagem): Promise<Result<string | null>> {
  const result = await ask(loadImagem(), undefined, { fresh: true });
  // A 404 means the default picture. @rule R70
  return !result.ok && result.failure.status === 404 ? { ok: true, value: null } : result;
}

async function restoreSession(): Promise<Session | null> {
  const session = readStoredSession();
  if (session !== null && (await hasEnded(session))) {
    // The sign-out's deletion may not have reached the disk either.
    forgetStoredSession(session.token, [SEALED_KEY]);
    return null;
  }
  // Read again: another tab may have signed out meanwhile.
  return readStoredSession();
}

/** Whether the session expired, rather than ended by the customer or the server: typed fields are kept. @rule R111 */
export const isOfAge = (reason: SessionEndReason): boolean => reason === 'expired' || reason === 'renewing';

/** If the chunk fails to load, the token fails with its first call. */
const hasEnded = async ({ token }: Session): Promise<boolean> =>
  endedChunk()
    .then((chunk) => chunk.hasEnded(token))
    .catch(() => false);

/** Deletes what this device stores of the customer; null: this tab has no session, the stored one is another's. */
function endStored(token: string | null): void {
  if (token === null) return;
  forgetStoredSession(token);
  void endedChunk().then(
    ({ recordEnded }) => recordEnded(token),
    // The stored keys are gone all the same.
    () => undefined,
  );
}
