import Button from '@mui/material/Button';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { PHONE } from './gates.texts.ts';

/** The phone modal; only its button closes it. @rule R42 */
export function PhoneModal({ onOpenProfile }: { onOpenProfile: () => void }) {
  return (
    <Modal
      open
      title={PHONE.title}
      width={340}
      exact
      actions={
        <Button variant="contained" fullWidth onClick={onOpenProfile}>
          {PHONE.open}
        </Button>
      }
    >
      {PHONE.text}
    </Modal>
  );
}
