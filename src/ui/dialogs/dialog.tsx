import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { useBackCloses } from '../history/use-back-closes.ts';
import { CloseIcon } from '../icons/later-icons.tsx';

export interface ModalProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Absent: no close button, Escape or overlay click (the phone gate). @rule R42 */
  onClose?: (() => void) | undefined;
  /** Handles Back when it differs from closing; without both, Back ignores the modal. */
  onBack?: (() => void) | undefined;
  /** Buttons; on phones full width, stacked, the primary one last. */
  actions?: ReactNode;
  /** In px; narrower screens are filled up to the margins. */
  width?: number | undefined;
  /** Fills narrower screens to the edges. @rule R42 */
  exact?: boolean | undefined;
  /** Attributes of the whole dialog, overlay included. */
  attributes?: Readonly<Record<`data-${string}`, string>> | undefined;
  /** `document`: long text that scrolls. */
  kind?: 'message' | 'document' | undefined;
}

/** MUI's Dialog, closed by Back and labelled by its title. */
export function Modal({
  open,
  title,
  children,
  onClose,
  onBack = onClose,
  actions,
  width = 480,
  exact = false,
  kind = 'message',
  attributes,
}: ModalProps) {
  const id = useId();
  useBackCloses(open, onBack);
  const room = exact ? '100%' : 'calc(100% - 32px)';
  return (
    <Dialog
      {...attributes}
      open={open}
      aria-labelledby={id}
      {...(onClose !== undefined && { onClose })}
      slotProps={{
        paper: { sx: { width: `min(${width}px, ${room})`, maxWidth: 'none', ...(exact && { mx: 0 }) } },
      }}
    >
      <Title id={id} title={title} onClose={onClose} />
      {/* Long text must scroll by keyboard. */}
      <DialogContent {...(kind === 'document' && { tabIndex: 0 })}>{children}</DialogContent>
      {actions === undefined || actions === null ? null : <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}

interface TitleProps {
  id: string;
  title: string;
  small?: boolean;
  /** Absent: no close button. */
  onClose: (() => void) | undefined;
}

function Title({ id, title, small = false, onClose }: TitleProps) {
  const closable = onClose !== undefined;
  return (
    <>
      <DialogTitle id={id} sx={{ ...(small && { typography: 'h3' }), ...(closable && { pr: 8 }) }}>
        {title}
      </DialogTitle>
      {closable && (
        <IconButton aria-label="Fechar" onClick={onClose} sx={{ position: 'absolute', top: 16, right: 14 }}>
          <CloseIcon size={22} />
        </IconButton>
      )}
    </>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Escape, overlay and close button, when they differ from cancelling. @rule R29 */
  onDismiss?: (() => void) | undefined;
  /** The confirmation is pending: both buttons are disabled; the dialog can be closed. @rule R262 */
  busy?: boolean | undefined;
  tone?: 'primary' | 'danger' | undefined;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, busy = false, tone = 'primary', onCancel, onDismiss = onCancel } = props;
  return (
    <Modal
      open={open}
      title={title}
      onClose={onDismiss}
      actions={
        <>
          <Button variant="outlined" disabled={busy} onClick={onCancel}>
            {props.cancelLabel}
          </Button>
          <Button
            variant="contained"
            color={tone === 'danger' ? 'error' : 'primary'}
            disabled={busy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}

export interface FullScreenDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** MUI's full-screen Dialog, closed by Back. */
export function FullScreenDialog({ open, title, onClose, children }: FullScreenDialogProps) {
  const id = useId();
  useBackCloses(open, onClose);
  return (
    // Above the spinner: a lost answer must not cover it.
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      // Printed alone while it is open (`ui/page/paper.css`, which the shell loads). @rule R143
      className="on-paper"
      sx={{ zIndex: 1360 }}
    >
      <Title small id={id} title={title} onClose={onClose} />
      <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', p: { xs: 1.5, sm: 4 }, minHeight: 0 }}>
        {children}
      </Box>
    </Dialog>
  );
}
