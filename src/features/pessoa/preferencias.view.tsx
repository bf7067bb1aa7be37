import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Preferencias } from './pessoa.api.ts';
import { ConsentBoxes } from '../cadastro/consent-boxes.view.tsx';
import { WhatsappDialog } from '../cadastro/whatsapp-dialog.view.tsx';
import type { WhatsappQuestion } from '../cadastro/whatsapp-consent.flow.ts';
import type { Status } from '../../lib/status/status.ts';
import { ReasonedButton } from '../../ui/button/reasoned-button.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { Form, type FormikForm } from '../../ui/form/form.tsx';

interface PreferenciasViewProps {
  status: Status;
  retry: () => void;
  children: ReactNode;
}

/** `/minhas-preferencias`. @rule S2.72 */
export function PreferenciasView({ status, retry, children }: PreferenciasViewProps) {
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <Typography variant="h1">Minhas preferências</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        Você decide por onde falamos com você, e pode mudar quando quiser.
      </Typography>
      <StatusArea status={status} minHeight={360} onRetry={retry}>
        {children}
      </StatusArea>
    </Box>
  );
}

const GROUPS = [
  [
    'Gostaria de receber novidades por',
    [
      ['recebeEmail', 'E-mail'],
      ['recebeSms', 'SMS'],
      ['recebePush', 'Push'],
      ['recebeWhatsapp', 'WhatsApp'],
    ],
  ],
  ['Preferências', [['cupomDigital', 'Cupom Digital']]],
] as const;

interface PreferenciasFormProps {
  form: FormikForm<Preferencias>;
  busy: boolean;
  /** Why saving is disabled; null enables it. @rule R104 */
  disabledReason: string | null;
  whatsapp: WhatsappQuestion;
}

/** The five consents. */
export function PreferenciasForm({ form, busy, disabledReason, whatsapp }: PreferenciasFormProps) {
  return (
    <>
      <Card>
        <CardContent sx={{ p: { sm: 4 }, '&:last-child': { pb: { sm: 4 } } }}>
          <Form formik={form} spacing={3}>
            {GROUPS.map(([title, boxes]) => (
              <Box key={title} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
                <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1 }}>
                  {title}
                </Typography>
                <ConsentBoxes
                  form={form}
                  boxes={boxes}
                  minWidth={15}
                  onWhatsappUnticked={whatsapp.unticked}
                />
              </Box>
            ))}
            <Stack spacing={1} sx={{ alignItems: { sm: 'start' } }}>
              <ReasonedButton
                disabledReason={disabledReason}
                type="submit"
                variant="contained"
                size="large"
                aria-busy={busy}
                sx={{ minWidth: { sm: 200 } }}
              >
                Salvar
              </ReasonedButton>
            </Stack>
          </Form>
        </CardContent>
      </Card>
      <WhatsappDialog {...whatsapp} />
    </>
  );
}
