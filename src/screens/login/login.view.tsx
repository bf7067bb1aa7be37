import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FormEvent, Ref } from 'react';
import { documentoMask } from '../../lib/documento.ts';
import { ROTAS } from '../../lib/rotas.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { MaskedField } from '../../ui/masked-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { LoginErrors, LoginValues } from './login.form.ts';
import { TEXTS } from './login.texts.ts';

export interface LoginViewProps {
  brand: { name: string; logoUrl: string | null };
  values: LoginValues;
  errors: LoginErrors;
  busy: boolean;
  documentoRef?: Ref<HTMLInputElement>;
  senhaRef?: Ref<HTMLInputElement>;
  onChange: (change: Partial<LoginValues>) => void;
  onSubmit: () => void;
}

/**
 * `/` as it is seen (spec 2 Login). The build renders it to `index.html` too: it may read nothing but its props,
 * and holds no style attribute.
 */
export function LoginView(props: LoginViewProps) {
  const { brand } = props;
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
    >
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          p: 6,
          alignItems: 'flex-end',
        }}
      >
        <Typography variant="h2" component="p">
          Sua feira rende mais perto de casa.
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          p: { xs: 2.5, sm: 6 },
          maxWidth: 480,
          width: '100%',
          mx: 'auto',
        }}
      >
        <Box sx={{ mb: 4 }}>
          <BrandMark name={brand.name} logoUrl={brand.logoUrl} size="large" />
        </Box>
        <Typography variant="h1" sx={{ mb: 3 }}>
          Entre na sua conta
        </Typography>
        <Form {...props} />
      </Box>
    </Box>
  );
}

function Form({ values, errors, busy, documentoRef, senhaRef, onChange, onSubmit }: LoginViewProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // `post`: sent without a script, a form must not put a password into the address.
    <Box component="form" method="post" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <MaskedField
        id="documento"
        label={TEXTS.documento}
        mask={documentoMask}
        value={values.documento}
        error={errors.documento}
        autoComplete="username"
        inputRef={documentoRef}
        onChange={(documento) => onChange({ documento })}
      />
      <PasswordField
        id="senha"
        label={TEXTS.senha}
        value={values.senha}
        error={errors.senha}
        autoComplete="current-password"
        inputRef={senhaRef}
        onChange={(senha) => onChange({ senha })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <CheckboxField id="lembrar" label={TEXTS.lembrar} />
        <TextLink href={`#${ROTAS.recoverPassword}`}>{TEXTS.esqueceu}</TextLink>
      </Box>
      <Box role="alert" data-message sx={{ color: 'error.main', '&:empty': { display: 'none' } }} />
      <Button type="submit" variant="contained" size="large" fullWidth aria-busy={busy}>
        {TEXTS.entrar}
      </Button>
      <Button href={`#${ROTAS.register}`} variant="outlined" size="large" fullWidth>
        {TEXTS.cadastrar}
      </Button>
    </Box>
  );
}

const TextLink = styled('a')(({ theme }) => ({
  color: theme.vars?.palette.primary.main,
  fontWeight: 600,
  padding: '10px 0',
}));
