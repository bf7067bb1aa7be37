import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FormEvent, Ref } from 'react';
import { documentoMask } from '../../lib/documento.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas-publicas.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { MaskedField } from '../../ui/masked-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { vars } from '../../ui/vars.ts';
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
    <Page>
      <Welcome aria-hidden>
        <p>Sua feira rende mais perto de casa.</p>
      </Welcome>
      <Box sx={column}>
        <Box sx={{ mb: { xs: 3, md: 4 } }}>
          <BrandMark name={brand.name} logoUrl={brand.logoUrl} size="large" />
        </Box>
        <Typography variant="h1" sx={{ mb: 3 }}>
          Entre na sua conta
        </Typography>
        <Form {...props} />
      </Box>
    </Page>
  );
}

const Page = styled('main')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** The welcome beside the form, where there is room; its picture is not even fetched where there is none. */
const Welcome = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'flex-end',
    padding: '0 64px 64px',
    color: vars.onBrand,
    background: `url(pictures/feira.svg) center 42% / min(70%, 520px) no-repeat, ${vars.brand}`,
    '& p': { ...theme.typography.h1, margin: 0, maxWidth: '14ch' },
  },
}));

const column = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  width: '100%',
  maxWidth: 480,
  mx: 'auto',
  px: { xs: 2.5, sm: 6 },
  py: { xs: 3, sm: 6 },
} as const;

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
        <TextLink href={`#${ROTAS_PUBLICAS.recoverPassword}`}>{TEXTS.esqueceu}</TextLink>
      </Box>
      <Box role="alert" data-message sx={{ color: 'error.main', '&:empty': { display: 'none' } }} />
      <Button type="submit" variant="contained" size="large" fullWidth aria-busy={busy}>
        {TEXTS.entrar}
      </Button>
      <Button href={`#${ROTAS_PUBLICAS.register}`} variant="outlined" size="large" fullWidth>
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
