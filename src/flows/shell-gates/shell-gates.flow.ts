import type { AnyActorRef } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { onEmitted } from '../../../machines/kit/on-emitted.ts';
import type { Failure } from '../../../machines/kit/result.ts';
import { phoneGateMachine, type PhoneGateEmitted } from '../../../machines/phone-gate/phone-gate.machine.ts';
import { shellGatesMachine } from '../../../machines/shell-gates/shell-gates.machine.ts';
import { type ShellGatesEmitted, shellGatesPorts } from '../../../machines/shell-gates/shell-gates.setup.ts';
import {
  termsAcceptanceMachine,
  termsAcceptancePorts,
  type TermsEmitted,
} from '../../../machines/terms-acceptance/terms-acceptance.machine.ts';
import {
  type ConsentEmitted,
  whatsappConsentMachine,
  whatsappConsentPorts,
} from '../../../machines/whatsapp-consent/whatsapp-consent.machine.ts';
import { pessoaApi } from '../../api/pessoa/pessoa.api.ts';
import { termosApi } from '../../api/termos/termos.api.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { goTo } from '../../platform/history/go-to.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { callApi, type LoadStore } from '../kit/call.ts';
import { PREFERENCE_FAILED, PREFERENCE_SAVED, TERMS_CHECK_FAILED, termFailed } from './shell-gates.texts.ts';
import { TERMOS_FAILED } from '../delayed-window/termo-window.texts.ts';

const once = { subscribe: false, forceRefetch: true } as const;

/** The shell's gates with their ports filled: two silent GETs on every route, and the queue of modals (R16, R40). */
export function createShellGates(loadStore: LoadStore, self: AnyActorRef): typeof shellGatesMachine {
  listen(self);
  return fillPorts(shellGatesMachine, shellGatesPorts, {
    checkTerms: (_, { signal }) =>
      callApi(loadStore, async ({ dispatch }) => {
        const request = dispatch(termosApi.endpoints.verificaAceite.initiate(undefined, { track: false }));
        abortWith(signal, request);
        return { aceitouTermos: await request.unwrap() };
      }),
    loadPerson: (_, { signal }) =>
      callApi(loadStore, async ({ dispatch }) => {
        const request = dispatch(pessoaApi.endpoints.checkPessoa.initiate(undefined, { track: false }));
        abortWith(signal, request);
        const pessoa = await request.unwrap();
        // The screens read the same person: one owner, one answer.
        if (!signal.aborted) void dispatch(pessoaApi.util.upsertQueryData('pessoa', undefined, pessoa));
        return pessoa;
      }),
    termsAcceptance: createTermsAcceptance(loadStore),
    phoneGate: phoneGateMachine,
    whatsappConsent: createHomeConsent(loadStore),
  });
}

function createTermsAcceptance(loadStore: LoadStore): typeof termsAcceptanceMachine {
  return fillPorts(termsAcceptanceMachine, termsAcceptancePorts, {
    loadTermos: () =>
      callApi(loadStore, async ({ dispatch }) => {
        const termos = await dispatch(
          termosApi.endpoints.termosPublicados.initiate(undefined, once),
        ).unwrap();
        return termos.map(({ idTermo, nomeTipo }) => ({ idTermo, nomeTipo: nomeTipo ?? `Termo ${idTermo}` }));
      }),
    acceptTermo: ({ idTermo }) =>
      callApi(loadStore, ({ dispatch }) =>
        dispatch(termosApi.endpoints.aceitarTermo.initiate(idTermo, { track: false })).unwrap(),
      ),
  });
}

function createHomeConsent(loadStore: LoadStore): typeof whatsappConsentMachine {
  return fillPorts(whatsappConsentMachine, whatsappConsentPorts, {
    loadPreferencias: () =>
      callApi(loadStore, ({ dispatch }) =>
        dispatch(pessoaApi.endpoints.checkPreferencia.initiate(undefined, { track: false })).unwrap(),
      ),
    savePreferencias: (preferencias) =>
      callApi(loadStore, ({ dispatch }) =>
        dispatch(pessoaApi.endpoints.savePreferencia.initiate(preferencias, { track: false })).unwrap(),
      ),
  });
}

/** An answer that nobody waits for any more is not waited for either. */
function abortWith(signal: AbortSignal, request: { abort: () => void }): void {
  if (signal.aborted) request.abort();
  signal.addEventListener('abort', () => request.abort());
}

type Emitted = ShellGatesEmitted | TermsEmitted | PhoneGateEmitted | ConsentEmitted;

const heard = new WeakSet<object>();

/** Shows the toasts of S8.5–S8.7 and S8.15 and follows the way to the profile; once per system, which outlives a sign-out. */
function listen(self: AnyActorRef): void {
  if (heard.has(self.system)) return;
  heard.add(self.system);
  onEmitted<Emitted>(self, {
    'terms.checkFailed': ({ failure }) => showFailure(failure, TERMS_CHECK_FAILED),
    'termo.failed': ({ idTermo, failure }) => showFailure(failure, termFailed(idTermo)),
    'terms.unavailable': () => showToast({ kind: 'error', message: TERMOS_FAILED }),
    'preferencias.saved': () => showToast({ kind: 'success', message: PREFERENCE_SAVED }),
    'preferencias.failed': ({ failure }) => showFailure(failure, PREFERENCE_FAILED),
    'profile.opened': () => goTo(ROTAS.perfil),
  });
}

function showFailure({ message }: Failure, fallback: string): void {
  showToast({ kind: 'error', message: message ?? fallback });
}
