import { cnpjMask } from '../../lib/documento.ts';
import type { Status } from '../../lib/status.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { MaskedField } from '../../ui/masked-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Cell, FieldsSection } from './fields-section.view.tsx';
import { ContatoFields } from './pessoa-fields.view.tsx';
import { bind, type RegisterForm } from './register-form.types.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

/** The server's list of business sectors. */
export interface Ramos {
  status: Status;
  items: readonly string[];
  retry: () => void;
}

/** The fields of a company (spec 2 Register). */
export function EmpresaFields({ form, ramos }: { form: RegisterForm; ramos: Ramos }) {
  return (
    <FieldsSection title={OWN_TEXTS.dadosEmpresa}>
      <Cell span={3}>
        <MaskedField
          {...bind(form, 'documento')}
          label={TEXTS.cnpj}
          mask={cnpjMask}
          autoComplete="off"
          required
        />
      </Cell>
      <Cell span={3}>
        <TextField {...bind(form, 'nome')} label={TEXTS.razaoSocial} autoComplete="organization" required />
      </Cell>
      <Cell span={6}>
        <TextField {...bind(form, 'nomeFantasia')} label={TEXTS.nomeFantasia} required />
      </Cell>
      <Cell span={6}>
        <SelectField
          {...bind(form, 'ramoAtividade')}
          label={TEXTS.ramoAtividade}
          options={choices(ramos.items, form.values.ramoAtividade)}
          placeholder={OWN_TEXTS.escolha}
          loading={ramos.status === 'loading'}
          required
        />
        {ramos.status === 'failed' ? (
          <FailedState compact title={OWN_TEXTS.ramosFalharam} onRetry={ramos.retry} />
        ) : null}
      </Cell>
      <Cell span={6}>
        <TextField {...bind(form, 'tratamento')} label={TEXTS.contato} autoComplete="name" required />
      </Cell>
      <ContatoFields form={form} />
    </FieldsSection>
  );
}

/** A value from the draft stays, though the list failed this time or has changed. */
function choices(items: readonly string[], chosen: string) {
  const all = chosen === '' || items.includes(chosen) ? items : [chosen, ...items];
  return all.map((ramo) => ({ value: ramo, label: ramo }));
}
