import { cepMask } from '../../lib/cep.ts';
import { MaskedField } from '../../ui/masked-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Cell, FieldsSection } from './fields-section.view.tsx';
import { bind, type RegisterForm } from './register-form.types.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

type Campo = 'logradouro' | 'bairro' | 'cidade' | 'uf';

/** What the address lookup makes of the fields (R28). */
export interface EnderecoDoCadastro {
  locked: readonly Campo[];
  manual: {
    estados: readonly { readonly sigla: string; readonly nome: string }[];
    estadosLoading: boolean;
    cidades: readonly string[];
    cidade: 'locked' | 'loading' | 'choosing' | 'typing';
  } | null;
  typed: (cep: string) => void;
  chooseUf: (uf: string) => void;
}

interface Props {
  form: RegisterForm;
  endereco: EnderecoDoCadastro;
}

/** The address (spec 2 Register). A field that the CEP filled is locked, unless something is wrong with it. */
export function EnderecoFields({ form, endereco }: Props) {
  const text = (name: Campo) => textOf(form, endereco, name);
  const cep = bind(form, 'cep');
  return (
    <FieldsSection title={OWN_TEXTS.endereco} hint={OWN_TEXTS.enderecoDica}>
      <Cell span={2} phone={4}>
        <MaskedField
          {...cep}
          label={TEXTS.cep}
          mask={cepMask}
          autoComplete="postal-code"
          required
          helperText={endereco.manual === null ? undefined : OWN_TEXTS.cepManual}
          onChange={(value) => {
            cep.onChange(value);
            endereco.typed(value);
          }}
        />
      </Cell>
      <UfAndCidade form={form} endereco={endereco} />
      <Cell span={6}>
        <TextField {...text('logradouro')} label={TEXTS.logradouro} autoComplete="address-line1" />
      </Cell>
      <Cell span={2}>
        <TextField {...text('bairro')} label={TEXTS.bairro} autoComplete="address-level3" />
      </Cell>
      <Cell span={2} phone={3}>
        <TextField
          {...bind(form, 'complemento')}
          label={TEXTS.complemento}
          helperText={OWN_TEXTS.opcional}
          autoComplete="address-line2"
        />
      </Cell>
      <Cell span={2} phone={3}>
        <TextField {...bind(form, 'numero')} label={TEXTS.numero} required />
      </Cell>
    </FieldsSection>
  );
}

/** What a field of the address needs besides its label. */
function textOf(form: RegisterForm, { locked }: EnderecoDoCadastro, name: Campo) {
  return {
    ...bind(form, name),
    readOnly: locked.includes(name) && form.errors[name] === undefined,
    required: true,
  };
}

function UfAndCidade({ form, endereco }: Props) {
  if (endereco.manual !== null)
    return <ManualFields form={form} manual={endereco.manual} chooseUf={endereco.chooseUf} />;
  return (
    <>
      <Cell span={1} phone={2}>
        <TextField
          {...textOf(form, endereco, 'uf')}
          label={TEXTS.uf}
          maxLength={2}
          autoCapitalize="characters"
          autoComplete="address-level1"
          onChange={(uf) => form.onChange({ uf: uf.toUpperCase() })}
        />
      </Cell>
      <Cell span={3}>
        <TextField {...textOf(form, endereco, 'cidade')} label={TEXTS.cidade} autoComplete="address-level2" />
      </Cell>
    </>
  );
}

type ManualProps = {
  form: RegisterForm;
  manual: NonNullable<EnderecoDoCadastro['manual']>;
  chooseUf: (uf: string) => void;
};

/** After a CEP that led nowhere: the state from the list, then its city. */
function ManualFields({ form, manual, chooseUf }: ManualProps) {
  return (
    <>
      <Cell span={2} phone={6}>
        <SelectField
          {...bind(form, 'uf')}
          label={TEXTS.uf}
          options={manual.estados.map(({ sigla, nome }) => ({ value: sigla, label: nome }))}
          placeholder={OWN_TEXTS.escolha}
          loading={manual.estadosLoading}
          required
          onChange={chooseUf}
        />
      </Cell>
      <Cell span={2} phone={6}>
        {manual.cidade === 'typing' ? (
          <TextField {...bind(form, 'cidade')} label={TEXTS.cidade} autoComplete="address-level2" required />
        ) : (
          <SelectField
            {...bind(form, 'cidade')}
            label={TEXTS.cidade}
            options={manual.cidades.map((nome) => ({ value: nome, label: nome }))}
            placeholder={manual.cidade === 'locked' ? OWN_TEXTS.primeiroUf : OWN_TEXTS.escolha}
            loading={manual.cidade === 'loading'}
            required
          />
        )}
      </Cell>
    </>
  );
}
