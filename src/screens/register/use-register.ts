import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Kind } from '../../domain/cadastro/cadastro.rules.ts';
import { type Registration, useRegistration } from '../../flows/registration/registration.flow.ts';
import { useTypedBefore } from '../../flows/session/left-screen.react.ts';
import { dataCivilAt } from '../../lib/datas/datas.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rotas-publicas.ts';
import { readDraft, useDraft } from '../../platform/draft/draft.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { draftOf, valuesFrom } from './register.draft.ts';
import { emptyValues, registerRules, type RegisterValues } from './register.form.ts';
import { cadastroOf } from './register.payload.ts';
import { TEXTS } from './register.texts.ts';

/** The keystrokes of `/register`, with a draft for this tab that survives a reload. */
export function useRegisterForm() {
  const before = useTypedBefore(ROTAS_PUBLICAS.register);
  const [initial] = useState(() => valuesFrom(before ?? readDraft()));
  const form = useForm(initial, ({ kind }) => registerRules(kind, dataCivilAt(Date.now())));
  useDraft(draftOf(form.values));
  return {
    form,
    /** The CEP of the draft that the form starts with, '' without one. */
    knownCep: initial.cidade === '' ? '' : initial.cep,
    reset: (kind: Kind) => form.reset(emptyValues(kind)),
  };
}

/** The registration of the form (S4.4, R23–R30). Shows its toasts (S8.2, S8.3). */
export function useRegisterFlow({
  form,
  knownCep,
  reset,
}: ReturnType<typeof useRegisterForm>): Registration<RegisterValues> {
  const navigate = useNavigate();
  return useRegistration({
    kind: form.values.kind,
    knownCep,
    validate: (values: RegisterValues) => (form.check() ? cadastroOf(values) : null),
    onReset: reset,
    onSucceeded: () => showToast({ kind: 'success', message: TEXTS.registrado, subject: 'registration' }),
    onFailed: ({ message: description, details = [] }) => {
      // The description, then each message of the list; without either ours (R30).
      const words = [...new Set(description === null ? details : [description, ...details])];
      const message = words.length > 1 ? words : (words[0] ?? TEXTS.falhou);
      showToast({ kind: 'error', message, subject: 'registration' });
    },
    // Replaces the history entry: Back must not return to the finished form.
    onFinished: () => void navigate(ROTAS_PUBLICAS.login, { replace: true }),
  });
}
