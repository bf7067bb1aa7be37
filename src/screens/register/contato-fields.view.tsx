import { telefoneMask } from '../../lib/campos/telefone.ts';
import { Cell } from '../../ui/form/fields-section.tsx';
import { bind } from '../../ui/form/bind.ts';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { RegisterForm } from './register.form.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

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
