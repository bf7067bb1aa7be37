import { ofFolder } from '../../base/start/folder.ts';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { createActor } from 'xstate';
import { exchangeMachine, exchangePorts } from '../../../machines/exchange/exchange.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { isUnanswered, type Result } from '../../../machines/kit/chart.ts';
import { fidelidadeApi, resgatesApi } from './fidelidade.api.ts';
import { serverMessage } from '../../lib/http/failure.ts';
import { createExclusiveLock } from '../../base/device/exclusive-lock.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../../base/flow/ask.ts';
import { useAsk } from '../../session/use-ask.ts';
import { wayToReactivate } from '../pessoa/way-to-reactivate.ts';
import { useEmitted, useFlowActor } from '../../base/flow/use-flow-actor.ts';
import { useSessionToken } from '../../session/session.react.ts';
import { customerStore } from '../../base/device/customer-store.ts';

/**
 * Campaigns with an exchange in flight, so that a reload can report it.
 * @rule R64
 */
const trocas = customerStore('trocas', ({ campanhas }) => ({
  campanhas: Array.isArray(campanhas) ? campanhas.map(String) : [],
}));

/** Stores a pending marker for this campaign. */
export function recordTroca(token: string, idCampanha: string): void {
  trocas.change(token, ({ campanhas }) => ({ campanhas: [...new Set([...campanhas, idCampanha])] }));
}

/** Whether this session has a pending marker for the campaign. */
export function isTrocaRecorded(token: string, idCampanha: string): boolean {
  return trocas.read(token).campanhas.includes(idCampanha);
}

/** Deletes this session's pending marker of the campaign. */
export function forgetTroca(token: string, idCampanha: string): void {
  if (!isTrocaRecorded(token, idCampanha)) return;
  trocas.change(token, ({ campanhas }) => {
    const others = campanhas.filter((id) => id !== idCampanha);
    return others.length === 0 ? null : { campanhas: others };
  });
}

export type Desfecho = 'none' | 'looking' | 'known' | 'unreachable';

/** The exchange of points on one campaign's screen. @rule R64 */
export interface Exchange {
  /** Every Trocar is disabled: an exchange is in flight in some tab. */
  locked: boolean;
  /** What is known of an exchange without an answer; 'none' without one. */
  desfecho: Desfecho;
  /** What was exchanged on this screen, by its id. */
  trocados: ReadonlySet<string>;
  /** Trocar was pressed; what the balance on screen does not pay for is not asked for. */
  request: (wanted: { idResgate: string; affordable: boolean }) => void;
  /** Refetches the balance and the pending exchanges. */
  look: () => void;
  /** The outcome was acknowledged. */
  acknowledge: () => void;
}

/** Exchanges points, once per accepted click, and shows the toasts. @rule S8.13, S8.14 */
export function useExchange(idCampanha: string): Exchange {
  const ask = useAsk();
  const token = useSessionToken() ?? '';
  const actor = useFlowActor(() => createExchange(ask, token, idCampanha));
  const asked = useRef('');
  const [trocados, setTrocados] = useState<ReadonlySet<string>>(new Set());
  useEmitted(actor, {
    'exchange.succeeded': () => {
      setTrocados((previous) => new Set([...previous, asked.current]));
      void toastOutcome(ask, { ok: true, value: null });
    },
    'exchange.refused': ({ failure }) => void toastOutcome(ask, { ok: false, failure }),
    'exchange.unanswered': ({ failure }) => void toastOutcome(ask, { ok: false, failure }),
  });
  return {
    locked: useSelector(actor, (snapshot) => snapshot.hasTag('locked')),
    desfecho: useSelector(
      actor,
      (snapshot): Desfecho =>
        (['looking', 'known', 'unreachable'] as const).find((unknown) => snapshot.matches({ unknown })) ??
        'none',
    ),
    trocados,
    request: (wanted) => {
      if (!actor.getSnapshot().hasTag('locked')) asked.current = wanted.idResgate;
      actor.send({ type: 'exchange.requested', ...wanted });
    },
    look: () => actor.send({ type: 'situation.requested' }),
    acknowledge: () => actor.send({ type: 'outcome.acknowledged' }),
  };
}

/** The message when the server sends none. @rule S8.14 */
const EXCHANGE_FAILED = 'Não foi possível fazer a troca. Tente novamente mais tarde.';
/** No answer, after the screen was left. */
const EXCHANGE_UNKNOWN =
  'Não sabemos se a troca foi concluída. Confira seu saldo e suas trocas antes de tentar de novo.';

/** One lock: a browser has one session, and so one account. */
let lock: ReturnType<typeof createExclusiveLock> | null = null;

function createExchange(ask: Ask, token: string, idCampanha: string) {
  const account = (lock ??= createExclusiveLock(ofFolder('portal.troca')));
  // The write may outlive its screen: the lock is held until its answer.
  let writing: Promise<unknown> = Promise.resolve();
  const { pontos } = fidelidadeApi.endpoints;
  const { resgatesPendentes, trocar } = resgatesApi.endpoints;
  const machine = fillPorts(exchangeMachine, exchangePorts, {
    holdLock: (send) => {
      const giveBack = account.hold((granted) => send({ type: granted ? 'lock.acquired' : 'lock.refused' }));
      return () => void writing.then(giveBack);
    },
    watchOtherTabs: (send) =>
      account.watch(
        () => send({ type: 'otherTab.started' }),
        () => send({ type: 'otherTab.finished' }),
      ),
    recallExchange: async () => isTrocaRecorded(token, idCampanha) && !(await account.isTaken()),
    forgetExchange: () => forgetTroca(token, idCampanha),
    postExchange: async ({ idResgate }, { signal }) => {
      recordTroca(token, idCampanha);
      const write = ask(trocar, idResgate);
      writing = write;
      const result = await write;
      if (!isUnanswered(result)) forgetTroca(token, idCampanha);
      if (signal.aborted) {
        // The screen has unmounted: the toast is global, and the balance is stale: refetch.
        void toastOutcome(ask, result, isUnanswered(result) ? EXCHANGE_UNKNOWN : EXCHANGE_FAILED);
        void ask(pontos, idCampanha, { fresh: true });
      }
      return result;
    },
    refreshSaldo: (campanha) => ask(pontos, campanha.idCampanha, { fresh: true }),
    refreshSituation: async (campanha) => {
      const [saldo, pendentes] = await Promise.all([
        ask(pontos, campanha.idCampanha, { fresh: true }),
        ask(resgatesPendentes, campanha.idCampanha, { fresh: true }),
      ]);
      return saldo.ok ? pendentes : saldo;
    },
  });
  return createActor(machine, { input: { idCampanha } });
}

/** Not `toastFailure`: lost points are reported even after an abort. @rule R64 */
async function toastOutcome(ask: Ask, result: Result<unknown>, fallback = EXCHANGE_FAILED): Promise<void> {
  const subject = 'exchange';
  if (result.ok)
    return showToast({ kind: 'success', message: 'Parabéns! Troca Realizada com Sucesso!!!', subject });
  const message = serverMessage(result.failure) ?? fallback;
  showToast({ kind: 'error', message, subject, link: await wayToReactivate(ask, result.failure) });
}
