import { Button } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/mui/dialogs/modal.tsx';
import { PHONE } from './gates.texts.ts';

/** The phone modal (R42): nothing but its button closes it. */
export function PhoneModal({ onOpenProfile }: { onOpenProfile: () => void }) {
  return (
    <Modal
      open
      title={PHONE.title}
      width={340}
      exact
      actions={
        <Button look="contained" wide onClick={onOpenProfile}>
          {PHONE.open}
        </Button>
      }
    >
      {PHONE.text}
    </Modal>
  );
}
