import { useRef, useState } from 'react';
import { useSignIn } from '../../session/session.react.ts';
import { isOtherWord, normalizeDocumento } from '../../lib/campos/documento.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import {
  discardFirstPaint,
  SESSION_ENDED,
  sessionEnd,
  takeTypedBefore,
  type TypedBefore,
} from '../../base/start/first-paint.ts';
import { useLateToasts } from '../../ui/feedback/toast.ts';
import { sayScreen } from '../../ui/page/say-screen.ts';
import { useOnceShown } from '../../ui/page/use-settled.ts';
import { DOCUMENTO_VAZIO, type LoginErrors, type LoginValues, validateLogin } from './login.form.ts';
import { LOGIN_HEADING, LoginView } from './login.view.tsx';

/**
 * `/`. Without Formik, since the login is a phone's first load (docs/adr/0002). React hydrates the pre-rendered form: typed
 * text becomes state, and a submitted form is sent.
 * @rule S2.17–S2.20
 */
export function LoginScreen() {
  const { brand, features } = useConfig();
  const { busy, signIn } = useSignIn();
  const [values, setValues] = useState<LoginValues>({ documento: '', senha: '' });
  const [errors, setErrors] = useState<LoginErrors>({});
  const documentoRef = useRef<HTMLInputElement>(null);
  const senhaRef = useRef<HTMLInputElement>(null);
  const late = useLateToasts().flatMap(({ message }) => message);
  // After hydration: the pre-rendered login stands without it.
  const [ended, setEnded] = useState(false);

  const submit = (typed: LoginValues) => {
    const found = validateLogin(typed);
    setErrors(found);
    if (found.documento !== undefined) documentoRef.current?.focus();
    else if (found.senha !== undefined) senhaRef.current?.focus();
    else if (!busy) signIn(normalizeDocumento(typed.documento), typed.senha);
  };
  const letters = features.cnpjLetters !== false;
  const change = (changed: Partial<LoginValues>) => {
    setValues((previous) => ({ ...previous, ...changed }));
    setErrors({});
  };
  // A wrong value of a password manager is shown with its message and not sent.
  const wrong: LoginErrors = isOtherWord(values.documento) ? { documento: DOCUMENTO_VAZIO } : {};
  useOnceShown(null, () => {
    setEnded(sessionEnd.needsNotice);
    sayScreen(LOGIN_HEADING);
    discardFirstPaint();
    const previous = takeTypedBefore();
    const documento = documentoRef.current;
    const senha = senhaRef.current;
    if (previous === null || documento === null || senha === null) return;
    restore(previous, documento, senha);
    const typed = { documento: documento.value, senha: senha.value };
    change(typed);
    if (previous.submitted) submit(typed);
  });

  return (
    <LoginView
      brand={brand}
      values={values}
      errors={{ ...wrong, ...errors }}
      busy={busy}
      acessibilidade={features.accessibility !== false}
      message={[...(ended ? [SESSION_ENDED] : []), ...late].join(' ')}
      documentoRef={documentoRef}
      senhaRef={senhaRef}
      letters={letters}
      onChange={change}
      onSubmit={() => submit(values)}
    />
  );
}

/** Extensions can make React recreate the fields; attributes such as a shown password's type are restored. */
function restore(previous: TypedBefore, documento: HTMLInputElement, senha: HTMLInputElement): void {
  documento.value ||= previous.documento;
  senha.value ||= previous.senha;
  const lembrar = document.querySelector<HTMLInputElement>('#lembrar');
  if (previous.lembrar && lembrar !== null) lembrar.checked = true;
  if (previous.shown) switchOf(senha)?.click();
  if (previous.letters) switchOf(documento)?.click();
  if (document.activeElement === document.body) document.getElementById(previous.focus)?.focus();
}

/** A field's button: the password's eye, the document's letters. */
const switchOf = (input: HTMLInputElement) => input.parentElement?.querySelector('button');
