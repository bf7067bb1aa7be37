import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { FormEvent, Ref } from 'react';
import { bind } from '../../ui/form/bind.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import type { SenhaForm } from './change-password.form.ts';
import { OWN_TEXTS, TEXTS } from './change-password.texts.ts';

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Box sx={{ maxWidth: 560 }}>
      <SectionTitle level={1} hint={OWN_TEXTS.dica}>
        {OWN_TEXTS.titulo}
      </SectionTitle>
      <Card
        component="form"
        key={round}
        ref={formRef}
        method="post"
        noValidate
        onSubmit={submit}
        sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5 }}
      >
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
        <Button type="submit" variant="contained" size="large" aria-busy={busy} sx={{ mt: 1 }}>
          {TEXTS.confirmar}
        </Button>
      </Card>
    </Box>
  );
}
