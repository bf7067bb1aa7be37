import { cpfMask } from '../../lib/documento.ts';
import { telefoneMask } from '../../lib/telefone.ts';
import { DateField } from '../../ui/date-field.tsx';
import { MaskedField } from '../../ui/masked-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Cell, FieldsSection } from './fields-section.view.tsx';
import { bind, type RegisterForm } from './register-form.types.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

const SEXOS = [
  { value: 'M', label: TEXTS.masculino },
  { value: 'F', label: TEXTS.feminino },
  { value: 'O', label: TEXTS.outro },
] as const;

const ESTADOS_CIVIS = [
  { value: 'S', label: TEXTS.solteiro },
  { value: 'C', label: TEXTS.casado },
  { value: 'D', label: TEXTS.divorciado },
  { value: 'V', label: TEXTS.viuvo },
];

/** The fields of an individual (spec 2 Register). */
export function PessoaFields({ form }: { form: RegisterForm }) {
  return (
    <FieldsSection title={OWN_TEXTS.dados}>
      <Cell span={6}>
        <TextField
          {...bind(form, 'nome')}
          label={TEXTS.nome}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
      </Cell>
      <Cell span={3}>
        <MaskedField
          {...bind(form, 'documento')}
          label={TEXTS.cpf}
          mask={cpfMask}
          autoComplete="off"
          required
        />
      </Cell>
      <ContatoFields form={form} />
      <Cell span={3}>
        <DateField
          {...bind(form, 'dataNascimento')}
          label={OWN_TEXTS.nascimento}
          autoComplete="bday"
          required
        />
      </Cell>
      <Cell span={6}>
        <RadioGroup
          {...bind(form, 'sexo')}
          value={form.values.sexo as (typeof SEXOS)[number]['value'] | ''}
          label={TEXTS.sexo}
          options={SEXOS}
          required
        />
      </Cell>
      <Cell span={3}>
        <SelectField
          {...bind(form, 'estadoCivil')}
          label={TEXTS.estadoCivil}
          options={ESTADOS_CIVIS}
          placeholder={OWN_TEXTS.escolha}
          required
        />
      </Cell>
    </FieldsSection>
  );
}

/** E-mail and mobile: both kinds have them. */
export function ContatoFields({ form }: { form: RegisterForm }) {
  return (
    <>
      <Cell span={3}>
        <TextField
          {...bind(form, 'email')}
          label={TEXTS.email}
          helperText={OWN_TEXTS.opcional}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="email"
        />
      </Cell>
      <Cell span={3}>
        <MaskedField
          {...bind(form, 'celular')}
          label={TEXTS.celular}
          mask={telefoneMask}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
        />
      </Cell>
    </>
  );
}
