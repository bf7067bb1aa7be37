import type { ReactNode } from 'react';
import { cpfMask } from '../../lib/campos/documento.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { Cell, FieldsSection } from '../../ui/form/fields-section.tsx';
import { bind, type FormFields } from '../../ui/form/bind.ts';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CADASTRO_OWN_TEXTS, CADASTRO_TEXTS } from './cadastro.texts.ts';

const SEXOS = [
  { value: 'M', label: CADASTRO_TEXTS.masculino },
  { value: 'F', label: CADASTRO_TEXTS.feminino },
  { value: 'O', label: CADASTRO_TEXTS.outro },
] as const;

const ESTADOS_CIVIS = [
  { value: 'S', label: CADASTRO_TEXTS.solteiro },
  { value: 'C', label: CADASTRO_TEXTS.casado },
  { value: 'D', label: CADASTRO_TEXTS.divorciado },
  { value: 'V', label: CADASTRO_TEXTS.viuvo },
];

interface FisicaValues {
  nome: string;
  documento: string;
  dataNascimento: string;
  sexo: string;
  estadoCivil: string;
}

interface FisicaFieldsProps {
  form: FormFields<FisicaValues>;
  /** The cells of e-mail and whatever else the screen reaches a person by. */
  contato: ReactNode;
}

/** The fields of an individual (S2.22, S2.75). */
export function FisicaFields({ form, contato }: FisicaFieldsProps) {
  return (
    <FieldsSection title={CADASTRO_OWN_TEXTS.dados}>
      <Cell span={6}>
        <TextField
          {...bind(form, 'nome')}
          label={CADASTRO_TEXTS.nome}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
      </Cell>
      <Cell span={3}>
        <MaskedField
          {...bind(form, 'documento')}
          label={CADASTRO_TEXTS.cpf}
          mask={cpfMask}
          autoComplete="off"
          required
        />
      </Cell>
      {contato}
      <Cell span={3}>
        <DateField
          {...bind(form, 'dataNascimento')}
          label={CADASTRO_OWN_TEXTS.nascimento}
          autoComplete="bday"
          required
        />
      </Cell>
      <Cell span={6}>
        <RadioGroup
          {...bind(form, 'sexo')}
          value={form.values.sexo as (typeof SEXOS)[number]['value'] | ''}
          label={CADASTRO_TEXTS.sexo}
          options={SEXOS}
          required
        />
      </Cell>
      <Cell span={3}>
        <SelectField
          {...bind(form, 'estadoCivil')}
          label={CADASTRO_TEXTS.estadoCivil}
          options={ESTADOS_CIVIS}
          placeholder={CADASTRO_OWN_TEXTS.escolha}
          required
        />
      </Cell>
    </FieldsSection>
  );
}
