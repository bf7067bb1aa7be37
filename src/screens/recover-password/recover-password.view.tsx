import { Button, ButtonLink } from '../../ui/button/button.tsx';
import type { Ref } from 'react';
import { documentoMask } from '../../lib/campos/documento.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rotas-publicas.ts';
import type { FormFields } from '../../ui/form/bind.ts';
import { PageForm } from '../../ui/form/page-form.tsx';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { PublicPage } from '../../ui/page/public-page.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import type { RecoverValues } from './recover-password.form.ts';
import { OWN_TEXTS, TEXTS } from './recover-password.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './recover-password.css';

addStyles(css);

export interface RecoverPasswordViewProps {
  brand: { name: string; logoUrl: string | null };
  values: RecoverValues;
  errors: FormFields<RecoverValues>['errors'];
  busy: boolean;
  formRef?: Ref<HTMLFormElement>;
  onChange: (change: Partial<RecoverValues>) => void;
  onSubmit: () => void;
}

const CANAIS = [
  { value: 'EMAIL', label: TEXTS.email },
  { value: 'SMS', label: TEXTS.sms },
] as const;

/** `/recover-password` as it is seen (S2.31). */
export function RecoverPasswordView(props: RecoverPasswordViewProps) {
  const { brand, values, errors, busy, formRef, onChange, onSubmit } = props;
  return (
    <PublicPage brand={brand} width={480}>
      <SectionTitle level={1} hint={OWN_TEXTS.dica}>
        {OWN_TEXTS.titulo}
      </SectionTitle>
      <PageForm ref={formRef} onSubmit={onSubmit} className="recover">
        <MaskedField
          id="documento"
          name="documento"
          label={TEXTS.documento}
          mask={documentoMask}
          value={values.documento}
          error={errors.documento}
          autoComplete="username"
          onChange={(documento) => onChange({ documento })}
        />
        <RadioGroup
          name="canal"
          label={OWN_TEXTS.canal}
          value={values.canal}
          options={CANAIS}
          error={errors.canal}
          onChange={(canal) => onChange({ canal })}
        />
        <div className="recover-actions">
          <Button type="submit" look="contained" size="large" wide aria-busy={busy}>
            {TEXTS.enviar}
          </Button>
          <ButtonLink href={`#${ROTAS_PUBLICAS.login}`} look="outlined" size="large" wide>
            {TEXTS.logar}
          </ButtonLink>
        </div>
      </PageForm>
    </PublicPage>
  );
}
