import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { type EnderecoDoCadastro, EnderecoFields } from '../cadastro/endereco-fields.view.tsx';
import { EMAIL_PROPS, FisicaFields, JuridicaFields } from '../cadastro/pessoa-fields.view.tsx';
import type { Ramos } from '../cadastro/form-list.flow.ts';
import type { Status } from '../../lib/status/status.ts';
import { insertedText, maskText } from '../../lib/campos/mascara.ts';
import { dddMask, isTelefoneText, numeroMask, splitTelefone } from '../../lib/campos/telefone.ts';
import { ReasonedButton } from '../../ui/button/reasoned-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/modal.ts';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { FieldsSection } from '../../ui/form/fields-section.tsx';
import {
  change,
  fieldProps,
  fieldsGroup,
  Form,
  type FormFields,
  type FormikForm,
  type Group,
} from '../../ui/form/form.tsx';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { RadioField } from '../../ui/form/radio-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ImagemCard, type ImagemProps } from './imagem-card.view.tsx';
import type { PerfilValues } from './perfil.form.ts';

interface PerfilViewProps {
  status: Status;
  retry: () => void;
  children: ReactNode;
}

/** `/perfil`. @rule S2.74–S2.79 */
export function PerfilView({ status, retry, children }: PerfilViewProps) {
  return (
    <>
      <Typography variant="h1">Meu perfil</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        Mantenha seu cadastro em dia. Os campos com * são obrigatórios.
      </Typography>
      <StatusArea status={status} minHeight={480} onRetry={retry}>
        {children}
      </StatusArea>
    </>
  );
}

interface PerfilFormProps {
  /** The provider accepts letters in a CNPJ. @rule R160 */
  letters: boolean;
  /** Name and document from the server. */
  cliente: { nome: string; documento: string };
  form: FormikForm<PerfilValues>;
  /** First use of the form: loads what submitting needs. */
  onTouched: () => void;
  endereco: EnderecoDoCadastro;
  ramos: Ramos;
  imagem: ImagemProps;
  /** Last on the screen: whether the registration is active. */
  situacao: ReactNode;
  leaving: { asking: boolean; leave: () => void; stay: () => void };
  busy: boolean;
  /** Why saving is disabled; null enables it. @rule R104 */
  disabledReason: string | null;
}

/** The loaded person. */
export function PerfilForm(props: PerfilFormProps) {
  const { cliente, form, busy, disabledReason, leaving } = props;
  const email = <EmailCell form={form} />;
  return (
    <Box sx={COLUNAS}>
      <ImagemCard {...cliente} imagem={props.imagem} />
      <Form formik={form} spacing={{ xs: 4, sm: 5 }} onFocus={props.onTouched}>
        {form.values.kind === 'F' ? (
          <FisicaFields form={form} contato={email} />
        ) : (
          <JuridicaFields form={form} ramos={props.ramos} letters={props.letters} contato={email} />
        )}
        <ContatoFields form={form} />
        <EnderecoFields form={form} endereco={props.endereco} />
        <Stack spacing={1} sx={{ alignItems: { sm: 'start' } }}>
          <ReasonedButton
            disabledReason={disabledReason}
            type="submit"
            variant="contained"
            size="large"
            aria-busy={busy}
            sx={{ minWidth: { sm: 240 } }}
          >
            Salvar
          </ReasonedButton>
        </Stack>
      </Form>
      {/* As high as what it loads. */}
      <Box sx={{ minHeight: { xs: 242, sm: 225 }, gridColumn: { xl: 2 } }}>{props.situacao}</Box>
      <ConfirmDialog
        open={leaving.asking}
        title="Sair sem salvar?"
        confirmLabel="Continuar editando"
        cancelLabel="Sair sem salvar"
        onConfirm={leaving.stay}
        onCancel={leaving.leave}
        onDismiss={leaving.stay}
      >
        As alterações que você fez no perfil ainda não foram salvas.
      </ConfirmDialog>
    </Box>
  );
}

/** Who it is stands beside the form where there is room. */
const COLUNAS = {
  display: 'grid',
  gap: { xs: 4, sm: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(22rem, 1fr) minmax(0, 60rem)' },
} as const;

/** The e-mail, among the facts of person or company. @rule S2.75, S2.76 */
const EmailCell = fieldsGroup({ email: true }, ({ form }: Group<PerfilValues, 'email'>) => (
  <Grid size={{ xs: 6, sm: 3 }}>
    <TextField {...fieldProps(form, 'email')} {...EMAIL_PROPS} label="E-mail" required />
  </Grid>
));

const TIPOS = [
  { value: 'Celular', label: 'Celular' },
  { value: 'Fixo', label: 'Fixo' },
];

const CANAIS = [
  { value: 'EMAIL', label: 'E-mail' },
  { value: 'SMS', label: 'SMS' },
];

/** Area code and number: a whole phone pasted into either fills both. @rule R163 */
function wholeNumber(form: FormFields<Pick<PerfilValues, 'ddd' | 'telefone'>>) {
  return (name: 'ddd' | 'telefone') => {
    const field = fieldProps(form, name);
    const onChange = (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      if (!isTelefoneText(value) || insertedText(field.value, value).length < 2) return field.onChange(event);
      const { ddd, numero } = splitTelefone(value);
      change(form, { ddd, telefone: maskText(numeroMask, numero) });
    };
    return { ...field, onChange };
  };
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** Phone and preferred channel, for both kinds. @rule S2.77 */
const ContatoFields = fieldsGroup(
  { telefoneTipo: true, ddd: true, telefone: true, canal: true },
  function ContatoFields({ form }: Group<PerfilValues, 'telefoneTipo' | 'ddd' | 'telefone' | 'canal'>) {
    const whole = wholeNumber(form);
    // Without a phone it is what the customer was sent here for. @rule R246
    const [isMissing] = useState(form.values.telefone === '');
    return (
      <FieldsSection title="Telefone e canal" hint="Por onde falamos com você.">
        <Grid size={{ xs: 6, sm: 2 }}>
          <SelectField
            {...fieldProps(form, 'telefoneTipo')}
            label="Tipo de telefone"
            options={TIPOS}
            placeholder="Escolha"
            required
          />
        </Grid>
        <Grid size={{ xs: 2, sm: 1 }}>
          <MaskedField
            {...whole('ddd')}
            label="DDD"
            mask={dddMask}
            type="tel"
            autoComplete="tel-area-code"
            required
            inputRef={isMissing ? takeFocus : undefined}
          />
        </Grid>
        <Grid size={{ xs: 4, sm: 3 }}>
          <MaskedField
            {...whole('telefone')}
            label="Telefone"
            mask={numeroMask}
            type="tel"
            autoComplete="tel-local"
            inputMode="tel"
            required
          />
        </Grid>
        <Grid size={6}>
          <RadioField {...fieldProps(form, 'canal')} label="Canal preferido" options={CANAIS} />
        </Grid>
      </FieldsSection>
    );
  },
);
