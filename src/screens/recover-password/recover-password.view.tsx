import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, Ref } from 'react';
import { documentoMask } from '../../lib/campos/documento.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rotas-publicas.ts';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { PublicPage } from '../../ui/page/public-page.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import type { RecoverValues } from './recover-password.form.ts';
import { OWN_TEXTS, TEXTS } from './recover-password.texts.ts';

export interface RecoverPasswordViewProps {
  brand: { name: string; logoUrl: string | null };
  values: RecoverValues;
  errors: { readonly documento?: string; readonly canal?: string };
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <PublicPage brand={brand} width={480}>
      <SectionTitle level={1} hint={OWN_TEXTS.dica}>
        {OWN_TEXTS.titulo}
      </SectionTitle>
      <Box component="form" ref={formRef} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
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
        <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
          <Button type="submit" variant="contained" size="large" fullWidth aria-busy={busy}>
            {TEXTS.enviar}
          </Button>
          <Button href={`#${ROTAS_PUBLICAS.login}`} variant="outlined" size="large" fullWidth>
            {TEXTS.logar}
          </Button>
        </Box>
      </Box>
    </PublicPage>
  );
}
