import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { documentoMasks } from '../../lib/campos/documento.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import { fieldProps, Form, type FormikForm } from '../../ui/form/form.tsx';
import { keyboardProps, LETTERS_LABEL, switchKeyboard } from '../../ui/form/mask-input.ts';
import { MaskedField, type MaskedFieldProps } from '../../ui/form/masked-field.tsx';
import { RadioField } from '../../ui/form/radio-field.tsx';
import type { RecoverValues } from './recover-password.form.ts';

export interface RecoverPasswordViewProps {
  form: FormikForm<RecoverValues>;
  busy: boolean;
  /** The channel of the last request that succeeded; null: none has. */
  sent: string | null;
  /** The provider accepts letters in a CNPJ. @rule R160 */
  letters: boolean;
}

const CANAIS = [
  { value: 'EMAIL', label: 'E-mail' },
  { value: 'SMS', label: 'SMS' },
];

/** `/recover-password`. @rule S2.31 */
export function RecoverPasswordView({ form, busy, sent, letters }: RecoverPasswordViewProps) {
  return (
    <>
      <Typography variant="h1">Recuperar senha</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        Informe o seu documento e escolha por onde recuperar a sua senha.
      </Typography>
      <Form formik={form}>
        <DocumentoField
          {...fieldProps(form, 'documento')}
          label="CPF ou CNPJ"
          letters={letters}
          autoComplete="username"
        />
        <RadioField {...fieldProps(form, 'canal')} label="Recuperar por" options={CANAIS} />
        <Box component="output" sx={{ display: 'block', '&:empty': { display: 'none' } }}>
          {sent !== null && (
            <Alert severity="success" role="presentation">
              {sent === 'SMS'
                ? 'Agora abra as mensagens do seu celular e siga o que a mensagem diz. Depois, toque em Logar.'
                : 'Agora abra seu e-mail (veja também o spam) e siga o que a mensagem diz. Depois, toque em Logar.'}
            </Alert>
          )}
        </Box>
        <Stack spacing={1.5}>
          <Button type="submit" variant="contained" size="large" aria-busy={busy} sx={{ mt: 1 }}>
            Enviar
          </Button>
          <Button component={Link} to={ROTAS_PUBLICAS.login} variant="outlined" size="large">
            Logar
          </Button>
        </Stack>
      </Form>
    </>
  );
}

interface DocumentoFieldProps extends Omit<MaskedFieldProps, 'mask'> {
  /** The provider accepts letters in a CNPJ. @rule R160 */
  letters: boolean;
}

/** The field of a CPF or CNPJ: numeric keyboard, letters by a button. @rule R160 */
function DocumentoField({ letters, ...props }: DocumentoFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const show = () => {
    setShown(!shown);
    if (input.current !== null) switchKeyboard(input.current, !shown);
  };
  return (
    <MaskedField
      {...props}
      inputRef={input}
      mask={documentoMasks(letters).documento}
      {...keyboardProps(shown)}
      endAdornment={
        letters && (
          <IconButton
            edge="end"
            aria-label={LETTERS_LABEL}
            aria-pressed={shown}
            translate="no"
            color={shown ? 'primary' : 'default'}
            onClick={show}
            onMouseDown={(event) => event.preventDefault()}
            sx={{
              fontFamily: 'inherit',
              fontSize: '0.875rem',
              fontWeight: 700,
              ...(shown && { textDecoration: 'underline' }),
            }}
          >
            ABC
          </IconButton>
        )
      }
    />
  );
}
