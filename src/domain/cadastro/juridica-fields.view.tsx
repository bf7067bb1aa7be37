import type { ReactNode } from 'react';
import { cnpjMask } from '../../lib/campos/documento.ts';
import type { Status } from '../../lib/status/status.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { Cell, FieldsSection } from '../../ui/form/fields-section.tsx';
import { bind, type FormFields } from '../../ui/form/bind.ts';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CADASTRO_OWN_TEXTS, CADASTRO_TEXTS } from './cadastro.texts.ts';

/** The server's list of business sectors. */
export interface Ramos {
  status: Status;
  items: readonly string[];
  retry: () => void;
}

interface JuridicaValues {
  documento: string;
  nome: string;
  nomeFantasia: string;
  ramoAtividade: string;
  tratamento: string;
}

interface JuridicaFieldsProps {
  form: FormFields<JuridicaValues>;
  ramos: Ramos;
  /** The cells of e-mail and whatever else the screen reaches a company by. */
  contato: ReactNode;
}

/** The fields of a company (S2.23, S2.76). */
export function JuridicaFields({ form, ramos, contato }: JuridicaFieldsProps) {
  return (
    <FieldsSection title={CADASTRO_OWN_TEXTS.dadosJuridica}>
      <Cell span={3}>
        <MaskedField
          {...bind(form, 'documento')}
          label={CADASTRO_TEXTS.cnpj}
          mask={cnpjMask}
          autoComplete="off"
          required
        />
      </Cell>
      <Cell span={3}>
        <TextField
          {...bind(form, 'nome')}
          label={CADASTRO_TEXTS.razaoSocial}
          autoComplete="organization"
          required
        />
      </Cell>
      <Cell span={6}>
        <TextField {...bind(form, 'nomeFantasia')} label={CADASTRO_TEXTS.nomeFantasia} required />
      </Cell>
      <Cell span={6}>
        <SelectField
          {...bind(form, 'ramoAtividade')}
          label={CADASTRO_TEXTS.ramoAtividade}
          options={choices(ramos.items, form.values.ramoAtividade)}
          placeholder={CADASTRO_OWN_TEXTS.escolha}
          loading={ramos.status === 'loading'}
          required
        />
        {/* None at all is a failure, too: without one no company can be registered. */}
        {ramos.status !== 'loading' && ramos.items.length === 0 ? (
          <FailedState compact title={CADASTRO_OWN_TEXTS.ramosFalharam} onRetry={ramos.retry} />
        ) : null}
      </Cell>
      <Cell span={6}>
        <TextField
          {...bind(form, 'tratamento')}
          label={CADASTRO_TEXTS.contato}
          autoComplete="name"
          required
        />
      </Cell>
      {contato}
    </FieldsSection>
  );
}

/** A value that was chosen before stays, though the list failed this time or has changed. */
function choices(items: readonly string[], chosen: string) {
  const all = chosen === '' || items.includes(chosen) ? items : [chosen, ...items];
  return all.map((ramo) => ({ value: ramo, label: ramo }));
}
