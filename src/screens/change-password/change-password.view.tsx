import { Button } from '../../ui/button/button.tsx';
import { FormPanel } from '../../ui/text/panel.tsx';
import { Fragment, type Ref } from 'react';
import { bind } from '../../ui/form/bind.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import type { SenhaForm } from './change-password.form.ts';
import { OWN_TEXTS, TEXTS } from './change-password.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './change-password.css';

addStyles(css);

export interface ChangePasswordViewProps {
  form: SenhaForm;
  /** A new one empties the fields and hides what they show. */
  round: number;
  busy: boolean;
  formRef?: Ref<HTMLFormElement>;
  onSubmit: () => void;
}

/** `/change-password` as it is seen (S2.71). */
export function ChangePasswordView({ form, round, busy, formRef, onSubmit }: ChangePasswordViewProps) {
  return (
    <div className="change-password">
      <SectionTitle level={1}>{OWN_TEXTS.titulo}</SectionTitle>
      <FormPanel ref={formRef} onSubmit={onSubmit}>
        <Fragment key={round}>
          <PasswordField
            {...bind(form, 'senhaAtual')}
            label={OWN_TEXTS.atual}
            autoComplete="current-password"
            required
          />
          <PasswordField
            {...bind(form, 'senhaNova')}
            label={OWN_TEXTS.nova}
            autoComplete="new-password"
            required
          />
          <PasswordField
            {...bind(form, 'confirmacao')}
            label={OWN_TEXTS.confirmacao}
            autoComplete="new-password"
            required
          />
        </Fragment>
        <Button type="submit" look="contained" size="large" aria-busy={busy}>
          {TEXTS.confirmar}
        </Button>
      </FormPanel>
    </div>
  );
}
