import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import type { ChangeEvent } from 'react';
import { cepMask, isCepComplete } from '../../lib/campos/cep.ts';
import { insertedText, type Mask } from '../../lib/campos/mascara.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { FieldsSection } from '../../ui/form/fields-section.tsx';
import { change, fieldProps, fieldsGroup, type FormFields } from '../../ui/form/form.tsx';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { EnderecoValues } from './cadastro.form.ts';
import type { EnderecoLookup } from './use-endereco.ts';
import { CADASTRO_OWN_TEXTS, CADASTRO_TEXTS } from './cadastro.texts.ts';

const lettersOf = (text: string): string => text.replace(/[^A-Za-z]+/g, '').toUpperCase();

/** A state's two letters, upper-case. A longer name, or its beginning, is not shortened: it would be another state. */
const ufMask: Mask = {
  keeps: (char) => /^[A-Za-z]$/.test(char),
  read: lettersOf,
  max: 2,
  format: (raw) => raw,
  leaves: ({ value }) => value.trim().length > 2,
};

type Campo = keyof EnderecoLookup['locked'];

type EnderecoForm = FormFields<EnderecoValues>;

/** How the lookup affects the fields. @rule R28 */
export type EnderecoDoCadastro = EnderecoLookup;

interface Props {
  form: EnderecoForm;
  endereco: EnderecoDoCadastro;
}

/** The address. A field filled by the CEP is locked while it is valid. @rule S2.24, S2.77 */
export const EnderecoFields = fieldsGroup(
  { cep: true, uf: true, cidade: true, logradouro: true, bairro: true, complemento: true, numero: true },
  ({ form, endereco }: Props) => {
    const text = (name: Campo) => textOf(form, endereco, name);
    const help = cepHelp(endereco);
    return (
      <FieldsSection title={CADASTRO_OWN_TEXTS.endereco} hint={CADASTRO_OWN_TEXTS.enderecoDica}>
        <CepField form={form} endereco={endereco} help={help} />
        <LiveRegion message={help ?? ''} />
        <UfAndCidade form={form} endereco={endereco} />
        <Grid size={6}>
          <TextField
            {...text('logradouro')}
            label={CADASTRO_TEXTS.logradouro}
            autoComplete="section-endereco address-line1"
          />
        </Grid>
        <Grid size={{ xs: 6, sm: 2 }}>
          <TextField
            {...text('bairro')}
            label={CADASTRO_TEXTS.bairro}
            autoComplete="section-endereco address-level3"
          />
        </Grid>
        <Grid size={{ xs: 3, sm: 2 }}>
          <TextField
            {...fieldProps(form, 'complemento', CADASTRO_OWN_TEXTS.opcional)}
            label={CADASTRO_TEXTS.complemento}
            autoComplete="section-endereco address-line2"
          />
        </Grid>
        <Grid size={{ xs: 3, sm: 2 }}>
          <TextField
            {...fieldProps(form, 'numero')}
            label={CADASTRO_TEXTS.numero}
            // No autocomplete token fits a house number alone.
            autoComplete="off"
            required
          />
        </Grid>
      </FieldsSection>
    );
  },
);

/** The CEP, with a retry when nobody answered. @rule R80 */
function CepField({ form, endereco, help }: Props & { help: string | undefined }) {
  const cep = fieldProps(form, 'cep', help);
  return (
    <Grid size={{ xs: 4, sm: 2 }}>
      <MaskedField
        {...cep}
        label={CADASTRO_TEXTS.cep}
        mask={cepMask}
        autoComplete="section-endereco postal-code"
        required
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          cep.onChange(event);
          endereco.typed(event.target.value);
        }}
        onBlur={(event) => {
          cep.onBlur(event);
          endereco.left(cep.value);
        }}
      />
      {endereco.unanswered !== null && isCepComplete(cep.value) && (
        <Button
          size="small"
          aria-busy={endereco.unanswered.busy}
          onClick={() => endereco.typed(cep.value)}
          sx={{ mt: 0.5, ml: -1 }}
        >
          {CADASTRO_OWN_TEXTS.cepDeNovo}
        </Button>
      )}
    </Grid>
  );
}

function cepHelp({ manual, unanswered }: EnderecoDoCadastro): string | undefined {
  if (manual === null) return undefined;
  return unanswered === null ? CADASTRO_OWN_TEXTS.cepManual : CADASTRO_OWN_TEXTS.cepSemResposta;
}

/** Props of an address field besides its label. */
function textOf(form: EnderecoForm, { locked }: EnderecoDoCadastro, name: Campo) {
  // An invalid field stays editable while it differs from the CEP's value.
  const readOnly = form.errors[name] === undefined && locked[name] === form.values[name];
  return {
    ...fieldProps(form, name, readOnly ? CADASTRO_OWN_TEXTS.peloCep : undefined),
    readOnly,
    required: true,
    sx: readOnly ? LOCKED : undefined,
  };
}

const LOCKED = { bgcolor: 'surface.sunken' } as const;

/** Two upper-case letters; a pasted or completed state name is converted. @rule R165 */
function UfField({ form, endereco }: Props) {
  const field = textOf(form, endereco, 'uf');
  const read = (text: string): boolean => {
    const sigla = text.length > 2 ? endereco.siglaOf(text) : null;
    if (sigla !== null) change(form, { uf: sigla });
    return sigla !== null;
  };
  return (
    <MaskedField
      {...field}
      label={CADASTRO_TEXTS.uf}
      mask={ufMask}
      inputMode="text"
      autoCapitalize="characters"
      autoComplete="section-endereco address-level1"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.target;
        if (insertedText(field.value, value).length < 2 || !read(value)) field.onChange(event);
      }}
      onBlur={(event) => {
        field.onBlur(event);
        read(field.value);
      }}
    />
  );
}

function UfAndCidade({ form, endereco }: Props) {
  if (endereco.manual !== null) return <ManualFields {...endereco} form={form} manual={endereco.manual} />;
  return (
    <>
      <Grid size={{ xs: 2, sm: 1 }}>
        <UfField form={form} endereco={endereco} />
      </Grid>
      <Grid size={{ xs: 6, sm: 3 }}>
        <TextField
          {...textOf(form, endereco, 'cidade')}
          label={CADASTRO_TEXTS.cidade}
          autoComplete="section-endereco address-level2"
        />
      </Grid>
    </>
  );
}

type ManualProps = Pick<EnderecoDoCadastro, 'chooseUf' | 'typeCidade'> & {
  form: EnderecoForm;
  manual: NonNullable<EnderecoDoCadastro['manual']>;
};

/** After a failed lookup: the state from the list, then its city. */
function ManualFields({ form, manual, chooseUf, typeCidade }: ManualProps) {
  const cidade = fieldProps(form, 'cidade');
  return (
    <>
      <Grid size={{ xs: 6, sm: 2 }}>
        <SelectField
          {...fieldProps(form, 'uf')}
          label={CADASTRO_TEXTS.uf}
          autoComplete="section-endereco address-level1"
          options={manual.estados.map(({ sigla, nome }) => ({ value: sigla, label: nome }))}
          placeholder={CADASTRO_OWN_TEXTS.escolha}
          loading={manual.estadosLoading}
          required
          onChange={({ target }) => chooseUf(target.value)}
        />
      </Grid>
      <Grid size={{ xs: 6, sm: 2 }}>
        {manual.cidade === 'typing' ? (
          <TextField
            {...cidade}
            label={CADASTRO_TEXTS.cidade}
            autoComplete="section-endereco address-level2"
            required
            onFocus={typeCidade}
            // Autofill gives no focus.
            onChange={(event) => {
              typeCidade();
              cidade.onChange(event);
            }}
          />
        ) : (
          <SelectField
            {...cidade}
            label={CADASTRO_TEXTS.cidade}
            autoComplete="section-endereco address-level2"
            names
            options={manual.cidades.map((nome) => ({ value: nome, label: nome }))}
            placeholder={
              manual.cidade === 'locked' ? CADASTRO_OWN_TEXTS.primeiroUf : CADASTRO_OWN_TEXTS.escolha
            }
            loading={manual.cidade === 'loading'}
            required
          />
        )}
      </Grid>
    </>
  );
}
