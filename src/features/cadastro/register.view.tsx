import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Kind } from './cadastro.form.ts';
import { type EnderecoDoCadastro, EnderecoFields } from './endereco-fields.view.tsx';
import { FisicaFields, JuridicaFields } from './pessoa-fields.view.tsx';
import type { Ramos } from './form-list.flow.ts';
import { WhatsappDialog } from './whatsapp-dialog.view.tsx';
import type { WhatsappQuestion } from './whatsapp-consent.flow.ts';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { Form, type FormikForm } from '../../ui/form/form.tsx';
import { RadioField } from '../../ui/form/radio-field.tsx';
import { WifiOffIcon } from '../../ui/icons/later-icons.tsx';
import {
  AcessoFields,
  ContatoFields,
  PreferenciasFields,
  type TermosDoCadastro,
} from './register-fields.view.tsx';
import type { RegisterValues } from './register.form.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

interface RegisterViewProps {
  offline: boolean;
  form: FormikForm<RegisterValues>;
  /** First use of the form: loads what submitting needs. */
  onTouched: () => void;
  endereco: EnderecoDoCadastro;
  ramos: Ramos;
  letters: boolean;
  termos: TermosDoCadastro;
  whatsapp: WhatsappQuestion;
  busy: boolean;
  thanks: boolean;
  onKindChange: (kind: Kind) => void;
  onAcknowledge: () => void;
}

const KINDS = [
  { value: 'F', label: TEXTS.fisica },
  { value: 'J', label: TEXTS.juridica },
];

/** `/register`. @rule S2.21–S2.30 */
export function RegisterView(props: RegisterViewProps) {
  const { offline, form, busy, onKindChange } = props;
  const contato = <ContatoFields form={form} />;
  return (
    <>
      <OfflineBanner open={offline} />
      <Box sx={COLUNAS}>
        <div>
          <Typography variant="h1">{OWN_TEXTS.titulo}</Typography>
          <Typography variant="body2" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
            {OWN_TEXTS.dica}
          </Typography>
          <Form formik={form} spacing={{ xs: 4, sm: 5 }} onFocus={props.onTouched}>
            <RadioField
              id="kind"
              name="kind"
              label={TEXTS.como}
              value={form.values.kind}
              options={KINDS}
              disabled={busy}
              onChange={(_event, kind) => onKindChange(kind as Kind)}
            />
            {form.values.kind === 'F' ? (
              <FisicaFields login form={form} contato={contato} />
            ) : (
              <JuridicaFields
                login
                form={form}
                ramos={props.ramos}
                letters={props.letters}
                contato={contato}
              />
            )}
            <EnderecoFields form={form} endereco={props.endereco} />
            <PreferenciasFields form={form} onWhatsappUnticked={props.whatsapp.unticked} />
            <AcessoFields form={form} termos={props.termos} />
            <Grid container spacing={1.5}>
              <Grid size={{ xs: 12, sm: 8 }}>
                <Button type="submit" variant="contained" size="large" fullWidth aria-busy={busy}>
                  {TEXTS.cadastrar}
                </Button>
              </Grid>
              <Grid size={{ xs: 12, sm: 4 }}>
                <Button component={Link} to={ROTAS_PUBLICAS.login} variant="outlined" size="large" fullWidth>
                  {TEXTS.logar}
                </Button>
              </Grid>
            </Grid>
          </Form>
        </div>
        <Depois />
      </Box>
      <WhatsappDialog {...props.whatsapp} />
      <ThanksDialog open={props.thanks} onAcknowledge={props.onAcknowledge} />
    </>
  );
}

/** The form, and beside it what follows from it where there is room. */
const COLUNAS = {
  display: 'grid',
  columnGap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 760px) minmax(0, 20rem)' },
} as const;

/** What a customer can do once registered. */
function Depois() {
  return (
    <Card component="section" aria-labelledby="depois" sx={DEPOIS}>
      <CardContent>
        <Typography id="depois" variant="h3" component="h2">
          {OWN_TEXTS.depois}
        </Typography>
        <Typography component="ol" sx={{ m: 0, mt: 1.5, pl: '1.3em', '& li + li': { mt: 1 } }}>
          {OWN_TEXTS.passos.map((passo) => (
            <li key={passo}>{passo}</li>
          ))}
        </Typography>
      </CardContent>
    </Card>
  );
}

const DEPOIS = { display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 32 } as const;

/** The provider is unreachable. Stays mounted, since live regions announce only changes. @rule S2.29 */
function OfflineBanner({ open }: { open: boolean }) {
  return (
    <div role="alert" className="public-top">
      {open && (
        <Stack direction="row" spacing={1.5} sx={BANNER}>
          <WifiOffIcon size={22} />
          <span>{TEXTS.offline}</span>
        </Stack>
      )}
    </div>
  );
}

const BANNER = {
  alignItems: 'center',
  justifyContent: 'center',
  px: 2.5,
  py: 1.5,
  fontWeight: 600,
  lineHeight: 1.35,
  color: 'background.default',
  bgcolor: 'text.primary',
} as const;

function ThanksDialog({ open, onAcknowledge }: { open: boolean; onAcknowledge: () => void }) {
  return (
    <Modal
      open={open}
      title={OWN_TEXTS.obrigado}
      onClose={onAcknowledge}
      actions={
        // The only button: Enter presses it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button variant="contained" autoFocus onClick={onAcknowledge}>
          {TEXTS.ok}
        </Button>
      }
    >
      {OWN_TEXTS.obrigadoTexto}
    </Modal>
  );
}
