import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import { DocumentoField } from '../../ui/form/documento-field.tsx';
import { fieldProps, Form, type FormikForm } from '../../ui/form/form.tsx';
import { RadioField } from '../../ui/form/radio-field.tsx';
import type { RecoverValues } from './recover-password.form.ts';
import { OWN_TEXTS, TEXTS } from './recover-password.texts.ts';

export interface RecoverPasswordViewProps {
  form: FormikForm<RecoverValues>;
  busy: boolean;
  /** The channel of the last request that succeeded; null: none has. */
  sent: string | null;
  /** The provider accepts letters in a CNPJ. @rule R160 */
  letters: boolean;
}

const CANAIS = [
  { value: 'EMAIL', label: TEXTS.email },
  { value: 'SMS', label: TEXTS.sms },
];

/** `/recover-password`. @rule S2.31 */
export function RecoverPasswordView({ form, busy, sent, letters }: RecoverPasswordViewProps) {
  return (
    <>
      <Typography variant="h1">{OWN_TEXTS.titulo}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        {OWN_TEXTS.dica}
      </Typography>
      <Form formik={form}>
        <DocumentoField
          {...fieldProps(form, 'documento')}
          label={TEXTS.documento}
          letters={letters}
          autoComplete="username"
        />
        <RadioField {...fieldProps(form, 'canal')} label={OWN_TEXTS.canal} options={CANAIS} />
        <Box component="output" sx={{ display: 'block', '&:empty': { display: 'none' } }}>
          {sent !== null && (
            <Alert severity="success" role="presentation">
              {sent === 'SMS' ? OWN_TEXTS.depoisSms : OWN_TEXTS.depoisEmail}
            </Alert>
          )}
        </Box>
        <Stack spacing={1.5}>
          <Button type="submit" variant="contained" size="large" aria-busy={busy} sx={{ mt: 1 }}>
            {TEXTS.enviar}
          </Button>
          <Button component={Link} to={ROTAS_PUBLICAS.login} variant="outlined" size="large">
            {TEXTS.logar}
          </Button>
        </Stack>
      </Form>
    </>
  );
}
