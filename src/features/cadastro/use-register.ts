import { useFormik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { initialCepOf } from './use-endereco.ts';
import { useRegistration } from './registration.flow.ts';
import { useResumedFields } from '../../session/resume-point.react.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import { readDraft, useDraft } from './draft.flow.ts';
import { recordDocumento } from '../../base/start/first-paint.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { atSubmit } from '../../ui/form/form.tsx';
import { rulesLater } from '../../ui/form/rules-later.ts';
import { draftOf, valuesFrom, emptyValues, type RegisterValues } from './register.form.ts';
import { cadastroOf } from './register.payload.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

const rules = rulesLater<RegisterValues>(
  async () => (await import(/* webpackChunkName: "register-rules" */ './register.rules.ts')).registerSchema,
  'registration',
);

/**
 * The registration and its form: Formik has the input, with a draft for this tab; the chart gets valid values. Shows its
 * toasts.
 * @rule S4.4, R23–R30, S8.2, S8.3
 */
export function useRegisterForm() {
  const navigate = useNavigate();
  const previous = useResumedFields(ROTAS_PUBLICAS.register);
  const [initialValues] = useState(() => valuesFrom(previous ?? readDraft()));
  const registration = useRegistration({
    kind: initialValues.kind,
    initialCep: initialCepOf(initialValues),
    validate: cadastroOf,
    onReset: (kind) => form.resetForm({ values: emptyValues(kind) }),
    onSucceeded: () => {
      // Before the form is emptied.
      recordDocumento(form.values.documento);
      showToast({ kind: 'success', message: TEXTS.registrado, subject: 'registration' });
    },
    onFailed: ({ message: description, details = [] }, mayBeRegistered) => {
      // The message, then each detail; ours without either. @rule R30
      const said = [...new Set(description === null ? details : [description, ...details])];
      const messages = mayBeRegistered
        ? [...(said.length > 0 ? said : [TEXTS.falhou]), OWN_TEXTS.talvezFeito]
        : said;
      const message = messages.length > 1 ? messages : (messages[0] ?? TEXTS.falhou);
      showToast({ kind: 'error', message, subject: 'registration' });
    },
    // Replaces the history entry: Back must not return to the finished form.
    onFinished: () => void navigate(ROTAS_PUBLICAS.login, { replace: true }),
  });
  const form = useFormik({
    ...atSubmit,
    initialValues,
    validate: rules.validate,
    onSubmit: registration.submit,
  });
  useDraft(draftOf(form.values));
  return { form, registration, loadRules: rules.load };
}
