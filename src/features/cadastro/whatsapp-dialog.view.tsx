import type { WhatsappQuestion } from './whatsapp-consent.flow.ts';
import { ConfirmDialog } from '../../ui/dialogs/modal.ts';

export interface WhatsappDialogProps extends Omit<WhatsappQuestion, 'unticked'> {
  busy?: boolean;
  /** The customer does not receive it yet (home); otherwise they are about to give it up. */
  invitation?: boolean;
}

const WORDS = {
  invitation:
    'Você ainda não recebe nossas ofertas e novidades pelo WhatsApp. Ao tocar em Concordo, você começa a receber.',
  farewell:
    'É por lá que chegam primeiro as ofertas e os avisos do programa. Ao tocar em Concordo, você continua recebendo.',
} as const;

/** The WhatsApp question of the home page, /register and the preferences. @rule S4.5, S4.6, R29, R76 */
export function WhatsappDialog(props: WhatsappDialogProps) {
  return (
    <ConfirmDialog
      open={props.asking}
      title="Receber novidades pelo WhatsApp?"
      confirmLabel="Concordo"
      cancelLabel="Cancelar"
      busy={props.busy}
      onConfirm={props.concordo}
      onCancel={props.cancelar}
      onDismiss={props.dismiss}
    >
      {WORDS[props.invitation === true ? 'invitation' : 'farewell']}
    </ConfirmDialog>
  );
}
