import type { CepLookup } from '../../flows/cep-lookup/cep-lookup.flow.ts';
import { cepMask, isCepComplete } from '../../lib/campos/cep.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cell, FieldsSection } from '../../ui/form/fields-section.tsx';
import { bind, type FormFields } from '../../ui/form/bind.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import { CADASTRO_OWN_TEXTS, CADASTRO_TEXTS } from './cadastro.texts.ts';
import css from './endereco-fields.css';

addStyles(css);

type Campo = keyof CepLookup['locked'];

/** The address as a form holds it; the CEP with its dash. */
export interface EnderecoValues {
  cep: string;
  uf: string;
  cidade: string;
  logradouro: string;
  bairro: string;
  complemento: string;
  numero: string;
}

type EnderecoForm = FormFields<EnderecoValues>;

/** What the address lookup makes of the fields (R28). */
export type EnderecoDoCadastro = Omit<CepLookup, 'reset'>;

interface Props {
  form: EnderecoForm;
  endereco: EnderecoDoCadastro;
}

/** The address (S2.24, S2.77). A field that the CEP filled is locked, unless something is wrong with it. */
export function EnderecoFields({ form, endereco }: Props) {
  const text = (name: Campo) => textOf(form, endereco, name);
  const cep = bind(form, 'cep');
  const help = cepHelp(endereco);
  return (
    <FieldsSection title={CADASTRO_OWN_TEXTS.endereco} hint={CADASTRO_OWN_TEXTS.enderecoDica}>
      <Cell span={2} phone={4}>
        <MaskedField
          {...cep}
          label={CADASTRO_TEXTS.cep}
          mask={cepMask}
          autoComplete="postal-code"
          required
          helperText={help}
          onChange={(value) => {
            cep.onChange(value);
            endereco.typed(value);
          }}
          onBlur={() => endereco.left(cep.value)}
        />
        {endereco.unanswered !== null && isCepComplete(cep.value) && (
          <Button
            size="small"
            className="cep-de-novo"
            aria-busy={endereco.unanswered.busy}
            onClick={() => endereco.typed(cep.value)}
          >
            {CADASTRO_OWN_TEXTS.cepDeNovo}
          </Button>
        )}
      </Cell>
      <LiveRegion message={help ?? ''} />
      <UfAndCidade form={form} endereco={endereco} />
      <Cell span={6}>
        <TextField {...text('logradouro')} label={CADASTRO_TEXTS.logradouro} autoComplete="address-line1" />
      </Cell>
      <Cell span={2}>
        <TextField {...text('bairro')} label={CADASTRO_TEXTS.bairro} autoComplete="address-level3" />
      </Cell>
      <Cell span={2} phone={3}>
        <TextField
          {...bind(form, 'complemento')}
          label={CADASTRO_TEXTS.complemento}
          helperText={CADASTRO_OWN_TEXTS.opcional}
          autoComplete="address-line2"
        />
      </Cell>
      <Cell span={2} phone={3}>
        <TextField {...bind(form, 'numero')} label={CADASTRO_TEXTS.numero} required />
      </Cell>
    </FieldsSection>
  );
}

function cepHelp({ manual, unanswered }: EnderecoDoCadastro): string | undefined {
  if (manual === null) return undefined;
  return unanswered === null ? CADASTRO_OWN_TEXTS.cepManual : CADASTRO_OWN_TEXTS.cepSemResposta;
}

/** What a field of the address needs besides its label. */
function textOf(form: EnderecoForm, { locked }: EnderecoDoCadastro, name: Campo) {
  return {
    ...bind(form, name),
    // Once something was wrong with it, it is open while it is another than the CEP's: its message goes with the first key.
    readOnly: form.errors[name] === undefined && locked[name] === form.values[name],
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
          label={CADASTRO_TEXTS.uf}
          maxLength={2}
          autoCapitalize="characters"
          autoComplete="address-level1"
          onChange={(uf) => form.onChange({ uf: uf.toUpperCase() })}
        />
      </Cell>
      <Cell span={3}>
        <TextField
          {...textOf(form, endereco, 'cidade')}
          label={CADASTRO_TEXTS.cidade}
          autoComplete="address-level2"
        />
      </Cell>
    </>
  );
}

type ManualProps = {
  form: EnderecoForm;
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
          label={CADASTRO_TEXTS.uf}
          options={manual.estados.map(({ sigla, nome }) => ({ value: sigla, label: nome }))}
          placeholder={CADASTRO_OWN_TEXTS.escolha}
          loading={manual.estadosLoading}
          required
          onChange={chooseUf}
        />
      </Cell>
      <Cell span={2} phone={6}>
        {manual.cidade === 'typing' ? (
          <TextField
            {...bind(form, 'cidade')}
            label={CADASTRO_TEXTS.cidade}
            autoComplete="address-level2"
            required
          />
        ) : (
          <SelectField
            {...bind(form, 'cidade')}
            label={CADASTRO_TEXTS.cidade}
            options={manual.cidades.map((nome) => ({ value: nome, label: nome }))}
            placeholder={
              manual.cidade === 'locked' ? CADASTRO_OWN_TEXTS.primeiroUf : CADASTRO_OWN_TEXTS.escolha
            }
            loading={manual.cidade === 'loading'}
            required
          />
        )}
      </Cell>
    </>
  );
}
