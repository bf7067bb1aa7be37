import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';
import { cpfMask, documentoMasks } from '../../lib/campos/documento.ts';
import { FailedState } from '../../ui/feedback/state-frame.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { FieldsSection } from '../../ui/form/fields-section.tsx';
import { change, fieldProps, fieldsGroup, type FormFields, type Group } from '../../ui/form/form.tsx';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { RadioField } from '../../ui/form/radio-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { keyboardProps } from '../../ui/form/mask-input.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { CadastroValues } from './cadastro.form.ts';
import type { Ramos } from './form-list.flow.ts';
import { CADASTRO_OWN_TEXTS, CADASTRO_TEXTS } from './cadastro.texts.ts';

type PessoaForm = FormFields<CadastroValues>;

interface FisicaFieldsProps {
  form: PessoaForm;
  /** The document is the user name of the new password. @rule R162 */
  login?: boolean;
  /** Grid items for e-mail and other contacts. */
  contato: ReactNode;
}

const SEXOS = [
  { value: 'M', label: CADASTRO_TEXTS.masculino },
  { value: 'F', label: CADASTRO_TEXTS.feminino },
  { value: 'O', label: CADASTRO_TEXTS.outro },
];

const ESTADOS_CIVIS = [
  { value: 'S', label: CADASTRO_TEXTS.solteiro },
  { value: 'C', label: CADASTRO_TEXTS.casado },
  { value: 'D', label: CADASTRO_TEXTS.divorciado },
  { value: 'V', label: CADASTRO_TEXTS.viuvo },
];

/** The fields of an individual. @rule S2.22, S2.75 */
export function FisicaFields({ form, login = false, contato }: FisicaFieldsProps) {
  return (
    <FieldsSection title={CADASTRO_OWN_TEXTS.dados}>
      <NomeECpf form={form} login={login} />
      {contato}
      <Demais form={form} />
    </FieldsSection>
  );
}

const NomeECpf = fieldsGroup(
  { nome: true, documento: true },
  ({ form, login }: Group<CadastroValues, 'nome' | 'documento'> & { login: boolean }) => (
    <>
      <Grid size={6}>
        <TextField
          {...fieldProps(form, 'nome')}
          label={CADASTRO_TEXTS.nome}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
      </Grid>
      <Grid size={{ xs: 6, sm: 3 }}>
        <MaskedField
          {...fieldProps(form, 'documento')}
          label={CADASTRO_TEXTS.cpf}
          mask={cpfMask}
          autoComplete={login ? 'username' : 'off'}
          required
        />
      </Grid>
    </>
  ),
);

const Demais = fieldsGroup(
  { dataNascimento: true, sexo: true, estadoCivil: true },
  ({ form }: Group<CadastroValues, 'dataNascimento' | 'sexo' | 'estadoCivil'>) => (
    <>
      <Grid size={{ xs: 6, sm: 3 }}>
        <DateField
          {...fieldProps(form, 'dataNascimento')}
          label={CADASTRO_OWN_TEXTS.nascimento}
          autoComplete="bday"
          onPick={(dataNascimento) => change(form, { dataNascimento })}
          required
        />
      </Grid>
      <Grid size={6}>
        <RadioField {...fieldProps(form, 'sexo')} label={CADASTRO_TEXTS.sexo} options={SEXOS} required />
      </Grid>
      <Grid size={{ xs: 6, sm: 3 }}>
        <SelectField
          {...fieldProps(form, 'estadoCivil')}
          label={CADASTRO_TEXTS.estadoCivil}
          options={ESTADOS_CIVIS}
          placeholder={CADASTRO_OWN_TEXTS.escolha}
          required
        />
      </Grid>
    </>
  ),
);

interface JuridicaFieldsProps {
  form: PessoaForm;
  /** The document is the user name of the new password. @rule R162 */
  login?: boolean;
  ramos: Ramos;
  /** The provider accepts letters in a CNPJ. @rule R160 */
  letters: boolean;
  /** Grid items for e-mail and other contacts. */
  contato: ReactNode;
}

/** Of an e-mail's field. Not `type="email"`: Chromium turns the accents of a domain into `xn--`. @rule R282 */
export const EMAIL_PROPS = {
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  inputProps: { autoCorrect: 'off' },
} as const;

/** The fields of a company. @rule S2.23, S2.76 */
export function JuridicaFields({ form, login = false, ramos, letters, contato }: JuridicaFieldsProps) {
  return (
    <FieldsSection title={CADASTRO_OWN_TEXTS.dadosJuridica}>
      <Empresa form={form} login={login} ramos={ramos} letters={letters} />
      {contato}
    </FieldsSection>
  );
}

type EmpresaProps = Group<
  CadastroValues,
  'documento' | 'nome' | 'nomeFantasia' | 'ramoAtividade' | 'tratamento'
> &
  Required<Pick<JuridicaFieldsProps, 'login' | 'ramos' | 'letters'>>;

const Empresa = fieldsGroup(
  { documento: true, nome: true, nomeFantasia: true, ramoAtividade: true, tratamento: true },
  ({ form, login, ramos, letters }: EmpresaProps) => (
    <>
      <Grid size={{ xs: 6, sm: 3 }}>
        <MaskedField
          {...fieldProps(form, 'documento')}
          label={CADASTRO_TEXTS.cnpj}
          mask={documentoMasks(letters).cnpj}
          {...keyboardProps(letters)}
          autoComplete={login ? 'username' : 'off'}
          required
        />
      </Grid>
      <Grid size={{ xs: 6, sm: 3 }}>
        <TextField
          {...fieldProps(form, 'nome')}
          label={CADASTRO_TEXTS.razaoSocial}
          autoComplete="organization"
          required
        />
      </Grid>
      <Grid size={6}>
        <TextField {...fieldProps(form, 'nomeFantasia')} label={CADASTRO_TEXTS.nomeFantasia} required />
      </Grid>
      <Grid size={6}>
        <SelectField
          {...fieldProps(form, 'ramoAtividade')}
          label={CADASTRO_TEXTS.ramoAtividade}
          options={choices(ramos.items, form.values.ramoAtividade)}
          placeholder={CADASTRO_OWN_TEXTS.escolha}
          loading={ramos.status === 'loading'}
          required
        />
        {/* An empty list counts as failed: a company needs a sector. */}
        {ramos.status !== 'loading' && ramos.items.length === 0 ? (
          <FailedState compact title={CADASTRO_OWN_TEXTS.ramosFalharam} onRetry={ramos.retry} />
        ) : null}
      </Grid>
      <Grid size={6}>
        <TextField
          {...fieldProps(form, 'tratamento')}
          label={CADASTRO_TEXTS.contato}
          autoComplete="name"
          required
        />
      </Grid>
    </>
  ),
);

/** A chosen value stays selectable when the list failed or changed. */
function choices(items: readonly string[], chosen: string) {
  const all = chosen === '' || items.includes(chosen) ? items : [chosen, ...items];
  return all.map((ramo) => ({ value: ramo, label: ramo }));
}
