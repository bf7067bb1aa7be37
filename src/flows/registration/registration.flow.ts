import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import type { Result } from '../../../machines/kit/result.ts';
import {
  type RegistrationFailure,
  registrationMachine,
  registrationPorts,
} from '../../../machines/registration/registration.machine.ts';
import { isApiError } from '../../api/base/api-error.ts';
import { type Cadastro, cadastroApi } from '../../api/acesso/cadastro.api.ts';
import { forgetDraft } from '../../platform/draft/draft-storage.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { callApi, type LoadStore } from '../kit/call.ts';
import { REGISTER_FAILED, REGISTERED } from './registration.texts.ts';
import { useLoadedStore } from '../kit/store.react.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';

export interface RegistrationOptions<Values> {
  /** The payload of valid values; null when messages were put on the fields. The first render's function counts. */
  validate: (values: Values) => Cadastro | null;
  /** The customer is registered: what was typed is not needed any more. */
  onSucceeded: () => void;
  /** The dialog was acknowledged. */
  onFinished: () => void;
}

export interface Registration<Values> {
  busy: boolean;
  /** The thank-you dialog stands. */
  thanks: boolean;
  submit: (values: Values) => void;
  kindSwitched: () => void;
  acknowledge: () => void;
}

/** The registration of /register (S4.4, R23–R30). Shows its toasts (S8.2, S8.3). */
export function useRegistration<Values>(options: RegistrationOptions<Values>): Registration<Values> {
  const loadStore = useLoadedStore();
  const actor = useFlowActor(() => createActor(registrationWith(options, loadStore)));
  const succeeded = useEffectEvent(() => options.onSucceeded());
  const finished = useEffectEvent(() => options.onFinished());
  useEffect(() => {
    const heard = [
      actor.on('registration.succeeded', () => {
        showToast({ kind: 'success', message: REGISTERED });
        succeeded();
      }),
      actor.on('registration.refused', ({ failure }) => showFailure(failure)),
      actor.on('registration.finished', () => finished()),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  return {
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    thanks: useSelector(actor, (snapshot) => snapshot.hasTag('modal')),
    submit: (values) => actor.send({ type: 'form.submitted', values }),
    kindSwitched: () => actor.send({ type: 'kind.switched' }),
    acknowledge: () => actor.send({ type: 'thanks.acknowledged' }),
  };
}

function registrationWith<Values>({ validate }: RegistrationOptions<Values>, loadStore: LoadStore) {
  return fillPorts(registrationMachine, registrationPorts, {
    validate: ({ values }) => {
      const payload = validate(values as Values);
      return Promise.resolve(payload === null ? { ok: false, failure: null } : { ok: true, value: payload });
    },
    register: ({ payload }) => register(loadStore, payload as Cadastro),
    forgetDraft,
  });
}

async function register(
  loadStore: LoadStore,
  payload: Cadastro,
): Promise<Result<unknown, RegistrationFailure>> {
  const sent = await callApi(loadStore, ({ dispatch }) =>
    dispatch(cadastroApi.endpoints.cadastro.initiate(payload, { track: false })),
  );
  if (!sent.ok) return { ok: false, failure: { ...sent.failure, errors: [] } };
  const { error } = sent.value;
  if (error === undefined) return { ok: true, value: null };
  const { message, status, details } = isApiError(error)
    ? error
    : { message: null, status: null, details: [] };
  return { ok: false, failure: { message, status, errors: details } };
}

/** The description, then each message of the list; without either the fallback (R30). */
function showFailure({ message, errors }: RegistrationFailure): void {
  const words = message === null ? errors : [message, ...errors];
  for (const text of words.length > 0 ? new Set(words) : [REGISTER_FAILED])
    showToast({ kind: 'error', message: text });
}
