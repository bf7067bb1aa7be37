import type { Ref } from 'react';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import { BrandMark } from '../../ui/first/brand-mark.tsx';
import { Button, buttonLook } from '../../ui/first/button.tsx';
import { PlainDocumentoField, PlainCheckboxField, PlainPasswordField } from '../../ui/first/fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { addStyles } from '../../ui/theme/styles.ts';
import { text } from '../../ui/first/text.ts';
import css from './login.css';
import type { LoginErrors, LoginValues } from './login.form.ts';

addStyles(css);

export const LOGIN_HEADING = 'Entre na sua conta';

export interface LoginViewProps {
  brand: { name: string; logoUrl: string | null };
  values: LoginValues;
  errors: LoginErrors;
  busy: boolean;
  /** The accessibility page is enabled. @rule R89 */
  acessibilidade: boolean;
  /** The provider accepts letters in a CNPJ. @rule R160 */
  letters: boolean;
  /** Errors that no toast can show. */
  message?: string;
  documentoRef?: Ref<HTMLInputElement>;
  senhaRef?: Ref<HTMLInputElement>;
  onChange: (change: Partial<LoginValues>) => void;
  onSubmit: () => void;
}

/**
 * `/`. The build renders it to `index.html`: it reads only its props and has no style attribute.
 * @rule S2.17–S2.19
 */
export function LoginView(props: LoginViewProps) {
  const { brand } = props;
  return (
    <main className="login">
      <div className="login-welcome" aria-hidden>
        <p className={text.t1}>Sua feira rende mais perto de casa.</p>
      </div>
      <div className="login-column">
        <BrandMark name={brand.name} logoUrl={brand.logoUrl} size="large" />
        <h1 className={text.t1}>{LOGIN_HEADING}</h1>
        <Form {...props} />
      </div>
    </main>
  );
}

function Form(props: LoginViewProps) {
  const { values, errors, busy, message, acessibilidade, documentoRef, senhaRef, onChange, onSubmit } = props;
  return (
    // `post`: without a script, GET would put the password into the address.
    <PageForm className="login-form" onSubmit={onSubmit}>
      <PlainDocumentoField
        id="documento"
        label="CPF ou CNPJ"
        letters={props.letters}
        value={values.documento}
        error={errors.documento}
        autoComplete="username"
        inputRef={documentoRef}
        onChange={(documento) => onChange({ documento })}
      />
      <PlainPasswordField
        id="senha"
        label="Senha"
        value={values.senha}
        error={errors.senha}
        autoComplete="current-password"
        inputRef={senhaRef}
        onChange={(senha) => onChange({ senha })}
      />
      <div className="login-row">
        <PlainCheckboxField id="lembrar" label="Lembrar senha" />
        <a className="login-link" href={`#${ROTAS_PUBLICAS.recoverPassword}`}>
          Esqueceu sua senha
        </a>
      </div>
      <div role="alert" className="login-message" data-message>
        {message}
      </div>
      <Button type="submit" look="contained" size="large" wide aria-busy={busy}>
        Entrar
      </Button>
      {/* There is no router before the login is left (docs/adr/0002). */}
      <a
        {...buttonLook({ look: 'outlined', size: 'large', wide: true })}
        href={`#${ROTAS_PUBLICAS.register}`}
      >
        Cadastrar
      </a>
      {acessibilidade ? (
        <a className="login-link" href={`#${ROTAS_PUBLICAS.acessibilidade}`}>
          Acessibilidade
        </a>
      ) : (
        // Same height without the link: the pre-rendered form must not move (base/start/first-paint).
        <span className="login-link">{'\u00a0'}</span>
      )}
    </PageForm>
  );
}
