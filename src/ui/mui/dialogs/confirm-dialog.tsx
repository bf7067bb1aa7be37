import type { ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { DangerButton } from '../../button/danger-button.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Escape, overlay and close button, when they are not the same as cancelling (R29). */
  onDismiss?: (() => void) | undefined;
  /** The confirmation is on its way: both buttons wait. */
  busy?: boolean | undefined;
  tone?: 'primary' | 'danger' | undefined;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, busy = false, tone = 'primary', onCancel, onDismiss = onCancel } = props;
  const Confirm = tone === 'danger' ? DangerButton : Button;
  return (
    <Modal
      open={open}
      title={title}
      onClose={busy ? undefined : onDismiss}
      onBack={() => !busy && onDismiss()}
      actions={
        <>
          <Button look="outlined" disabled={busy} onClick={onCancel}>
            {props.cancelLabel}
          </Button>
          <Confirm look="contained" disabled={busy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Confirm>
        </>
      }
    >
      {children}
    </Modal>
  );
}
