import { CheckboxField } from '../../ui/choice/checkbox-field.tsx';
import { Cell, FieldsSection } from '../../ui/form/fields-section.tsx';
import { bind } from '../../ui/form/bind.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TermoLinks, type TermoLinksProps } from '../../domain/termos/termo-links.view.tsx';
import type { RegisterForm } from './register.form.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

/** The published terms, and the way to read one in a tab of its own (R33). */
export type TermosDoCadastro = Omit<TermoLinksProps, 'failedTitle'>;

/** Passwords, and the acceptance of the terms, which comes last (R23). */
export function AcessoFields({ form, termos }: { form: RegisterForm; termos: TermosDoCadastro }) {
  return (
    <FieldsSection title={OWN_TEXTS.acesso}>
      <Cell span={3}>
        <PasswordField {...bind(form, 'senha')} label={TEXTS.senha} autoComplete="new-password" required />
      </Cell>
      <Cell span={3}>
        <PasswordField
          {...bind(form, 'confirmacao')}
          label={TEXTS.confirmacao}
          autoComplete="new-password"
          required
        />
      </Cell>
      <Cell span={6}>
        <CheckboxField
          id="aceitoTermos"
          name="aceitoTermos"
          label={OWN_TEXTS.termos}
          checked={form.values.aceitoTermos}
          error={form.errors.aceitoTermos}
          required
          onChange={(aceitoTermos) => form.onChange({ aceitoTermos })}
        />
        <TermoLinks {...termos} failedTitle={TEXTS.termosFalharam} />
      </Cell>
    </FieldsSection>
  );
}
