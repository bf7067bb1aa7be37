import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { WHATSAPP } from './gates.texts.ts';

interface WhatsappModalProps {
  busy: boolean;
  onAgree: () => void;
  onRefuse: () => void;
  /** Escape, the overlay and the close button: the saved preference stays as it is (R29). */
  onDismiss: () => void;
}

/** The WhatsApp prompt of the home page (R29, R76). */
export function WhatsappModal({ busy, onAgree, onRefuse, onDismiss }: WhatsappModalProps) {
  return (
    <ConfirmDialog
      open
      title={WHATSAPP.title}
      confirmLabel={WHATSAPP.agree}
      cancelLabel={WHATSAPP.refuse}
      busy={busy}
      onConfirm={onAgree}
      onCancel={onRefuse}
      onDismiss={onDismiss}
    >
      <Typography>{WHATSAPP.text}</Typography>
    </ConfirmDialog>
  );
}
