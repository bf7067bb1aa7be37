import { useRef, useState } from 'react';
import { useSignIn } from '../../flows/session/session.react.ts';
import { isOtherWord, normalizeDocumento } from '../../lib/campos/documento.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { useTakeOver } from '../../platform/start/use-take-over.ts';
import { useLateToasts } from '../../ui/feedback/toast.ts';
import { type LoginErrors, type LoginValues, validateLogin } from './login.form.ts';
import { TEXTS } from './login.texts.ts';
import { LoginView } from './login.view.tsx';

/**
 * `/`. Two fields without Formik: the login is the first thing a cheap phone loads (docs/adr/0002).
 * What was typed into the pre-rendered form is taken over, sent off too if it had been sent.
 * @rule S2.17–S2.20
 */
export function LoginScreen() {
  const { brand, features } = useConfig();
  const { busy, signIn } = useSignIn();
  const [values, setValues] = useState<LoginValues>({ documento: '', senha: '' });
  const [errors, setErrors] = useState<LoginErrors>({});
  const documentoRef = useRef<HTMLInputElement>(null);
  const senhaRef = useRef<HTMLInputElement>(null);
  const late = useLateToasts();

  const submit = (typed: LoginValues) => {
    const found = validateLogin(typed);
    setErrors(found);
    if (found.documento !== undefined) documentoRef.current?.focus();
    else if (found.senha !== undefined) senhaRef.current?.focus();
    else if (!busy) signIn(normalizeDocumento(typed.documento), typed.senha);
  };
  const letters = features.cnpjLetters !== false;
  const change = (changed: Partial<LoginValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setErrors({});
  };
  // What a password manager wrongly put there is seen, not sent, and said at once.
  const wrong: LoginErrors = isOtherWord(values.documento) ? { documento: TEXTS.documentoVazio } : {};
  useTakeOver({ letters, documentoRef, senhaRef, onTyped: change, onSubmit: submit });

  return (
    <LoginView
      brand={brand}
      values={values}
      errors={{ ...wrong, ...errors }}
      busy={busy}
      acessibilidade={features.accessibility !== false}
      message={late.flatMap(({ message }) => message).join(' ')}
      documentoRef={documentoRef}
      senhaRef={senhaRef}
      letters={letters}
      onChange={change}
      onSubmit={() => submit(values)}
    />
  );
}
