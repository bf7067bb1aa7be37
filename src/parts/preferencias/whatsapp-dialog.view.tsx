import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface WhatsappDialogProps {
  asking: boolean;
  concordo: () => void;
  cancelar: () => void;
  /** Escape and the overlay (R29). */
  dismiss: () => void;
  busy?: boolean;
}

/** The WhatsApp question (spec 4, R29). */
export function WhatsappDialog({ asking, concordo, cancelar, dismiss, busy }: WhatsappDialogProps) {
  return (
    <ConfirmDialog
      open={asking}
      title="Receber novidades pelo WhatsApp?"
      confirmLabel="Concordo"
      cancelLabel="Cancelar"
      busy={busy}
      onConfirm={concordo}
      onCancel={cancelar}
      onDismiss={dismiss}
    >
      É por lá que chegam primeiro as ofertas e os avisos do programa. Ao tocar em Concordo, você continua
      recebendo.
    </ConfirmDialog>
  );
}
