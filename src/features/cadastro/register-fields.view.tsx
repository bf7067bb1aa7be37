import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Grid from '@mui/material/Grid';
import { EMAIL_PROPS } from './pessoa-fields.view.tsx';
import { ConsentBoxes } from './consent-boxes.view.tsx';
import { TermoLinks, type TermoLinksProps } from '../termos/termo-links.view.tsx';
import { telefoneMask } from '../../lib/campos/telefone.ts';
import { FieldsSection } from '../../ui/form/fields-section.tsx';
import { checkboxProps, fieldProps, fieldsGroup, type Group } from '../../ui/form/form.tsx';
import { MaskedField } from '../../ui/form/masked-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { RegisterForm, RegisterValues } from './register.form.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

/** E-mail and mobile, for both kinds. */
export const ContatoFields = fieldsGroup(
  { email: true, celular: true },
  ({ form }: Group<RegisterValues, 'email' | 'celular'>) => (
    <>
      <Grid size={{ xs: 6, sm: 3 }}>
        <TextField {...fieldProps(form, 'email', OWN_TEXTS.opcional)} {...EMAIL_PROPS} label={TEXTS.email} />
      </Grid>
      <Grid size={{ xs: 6, sm: 3 }}>
        <MaskedField
          {...fieldProps(form, 'celular')}
          label={TEXTS.celular}
          mask={telefoneMask}
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          required
        />
      </Grid>
    </>
  ),
);

const BOXES = [
  ['cupomDigital', TEXTS.cupomDigital],
  ['recebeEmail', TEXTS.email],
  ['recebeWhatsapp', TEXTS.whatsapp],
  ['recebeSms', TEXTS.sms],
  ['recebePush', TEXTS.push],
] as const;

type PreferenciasFieldsProps = Group<RegisterValues, (typeof BOXES)[number][0]> & {
  onWhatsappUnticked: () => void;
};

/** The five consents. @rule S2.25 */
export const PreferenciasFields = fieldsGroup(
  { cupomDigital: true, recebeEmail: true, recebeWhatsapp: true, recebeSms: true, recebePush: true },
  ({ form, onWhatsappUnticked }: PreferenciasFieldsProps) => (
    <FieldsSection title={OWN_TEXTS.preferencias} hint={OWN_TEXTS.preferenciasDica}>
      <Grid size={6}>
        <ConsentBoxes form={form} boxes={BOXES} minWidth={7.75} onWhatsappUnticked={onWhatsappUnticked} />
      </Grid>
    </FieldsSection>
  ),
);

/** Links to the published terms, each in a new tab. @rule R33 */
export type TermosDoCadastro = Omit<TermoLinksProps, 'failedTitle'>;

/** Passwords, then the acceptance of the terms. @rule R23 */
export function AcessoFields({ form, termos }: { form: RegisterForm; termos: TermosDoCadastro }) {
  return (
    <FieldsSection title={OWN_TEXTS.acesso}>
      <SenhaFields form={form} />
      <Grid size={6}>
        <AceiteField form={form} />
        <TermoLinks {...termos} failedTitle={TEXTS.termosFalharam} />
      </Grid>
    </FieldsSection>
  );
}

const SenhaFields = fieldsGroup(
  { senha: true, confirmacao: true },
  ({ form }: Group<RegisterValues, 'senha' | 'confirmacao'>) => (
    <>
      <Grid size={{ xs: 6, sm: 3 }}>
        <PasswordField
          {...fieldProps(form, 'senha')}
          label={TEXTS.senha}
          autoComplete="new-password"
          required
        />
      </Grid>
      <Grid size={{ xs: 6, sm: 3 }}>
        <PasswordField
          {...fieldProps(form, 'confirmacao')}
          label={TEXTS.confirmacao}
          autoComplete="new-password"
          required
        />
      </Grid>
    </>
  ),
);

const AceiteField = fieldsGroup({ aceitoTermos: true }, ({ form }: Group<RegisterValues, 'aceitoTermos'>) => {
  const { error, helperText } = fieldProps(form, 'aceitoTermos');
  return (
    <FormControl error={error}>
      <FormControlLabel
        label={OWN_TEXTS.termos}
        control={
          <Checkbox
            {...checkboxProps(form, 'aceitoTermos')}
            slotProps={{
              input: {
                'aria-required': true,
                'aria-invalid': error || undefined,
                'aria-describedby': error ? 'aceitoTermos-ajuda' : undefined,
              },
            }}
          />
        }
      />
      {error && <FormHelperText id="aceitoTermos-ajuda">{helperText}</FormHelperText>}
    </FormControl>
  );
});
