import { dddMask, numeroMask } from '../../lib/campos/telefone.ts';
import { Cell, FieldsSection } from '../../ui/form/fields-section.tsx';
import { bind } from '../../ui/form/bind.ts';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { PerfilForm } from './perfil.form.ts';
import { OWN_TEXTS, TEXTS } from './perfil.texts.ts';

const TIPOS = [
  { value: 'Celular', label: TEXTS.celular },
  { value: 'Fixo', label: TEXTS.fixo },
];

const CANAIS = [
  { value: 'EMAIL', label: TEXTS.email },
  { value: 'SMS', label: TEXTS.sms },
] as const;

/** The e-mail, among the facts of person or company (S2.75, S2.76). */
export function EmailCell({ form }: { form: PerfilForm }) {
  return (
    <Cell span={3}>
      <TextField
        {...bind(form, 'email')}
        label={TEXTS.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        required
      />
    </Cell>
  );
}

/** The one phone and the preferred channel: both kinds have them (S2.77). */
export function ContatoFields({ form }: { form: PerfilForm }) {
  return (
    <FieldsSection title={OWN_TEXTS.contato} hint={OWN_TEXTS.contatoDica}>
      <Cell span={2}>
        <SelectField
          {...bind(form, 'telefoneTipo')}
          label={OWN_TEXTS.tipo}
          options={TIPOS}
          placeholder={OWN_TEXTS.escolha}
          required
        />
      </Cell>
      <Cell span={1} phone={2}>
        <MaskedField
          {...bind(form, 'ddd')}
          label={OWN_TEXTS.ddd}
          mask={dddMask}
          type="tel"
          autoComplete="tel-area-code"
          required
        />
      </Cell>
      <Cell span={3} phone={4}>
        <MaskedField
          {...bind(form, 'telefone')}
          label={OWN_TEXTS.telefone}
          mask={numeroMask}
          type="tel"
          inputMode="tel"
          autoComplete="tel-local"
          required
        />
      </Cell>
      <Cell span={6}>
        <RadioGroup
          {...bind(form, 'canal')}
          value={form.values.canal as (typeof CANAIS)[number]['value'] | ''}
          label={OWN_TEXTS.canal}
          options={CANAIS}
        />
      </Cell>
    </FieldsSection>
  );
}
