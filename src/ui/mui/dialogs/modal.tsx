import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId } from 'react';
import { useBackCloses } from '../../history/use-back-closes.ts';
import { DialogHead } from './dialog-head.tsx';

export interface ModalProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Absent: no close button, no Escape, no overlay (the phone gate, R42). */
  onClose?: (() => void) | undefined;
  /** Android's back button, when it is not the same as closing; without both it passes the modal by. */
  onBack?: (() => void) | undefined;
  /** Buttons; full width one above the other on phones, the last one being the first choice. */
  actions?: ReactNode;
  /** In px; a narrower screen is filled up to its margins. */
  width?: number | undefined;
  /** A narrower screen is filled to its edges: the width is kept as long as there is room for it (R42). */
  exact?: boolean | undefined;
  /** Further attributes of the whole dialog, the overlay included. */
  attributes?: Readonly<Record<`data-${string}`, string>> | undefined;
  /** `document`: long text that scrolls by itself. */
  kind?: 'message' | 'document' | undefined;
}

/**
 * A dialog in our look. The focus goes in, stays in and comes back to where it was.
 * @returns MUI's Dialog, named by its title
 */
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
  return (
    <Dialog
      {...attributes}
      open={open}
      aria-labelledby={id}
      {...(onClose !== undefined && { onClose })}
      scroll="paper"
      slotProps={{
        paper: {
          sx: exact
            ? { width: `min(${width}px, 100%)`, maxWidth: 'none', mx: 0 }
            : { width: `min(${width}px, calc(100% - 32px))`, maxWidth: 'none' },
        },
      }}
    >
      <DialogHead id={id} title={title} onClose={onClose} />
      <DialogContent
        // Long text must scroll by keyboard too.
        {...(kind === 'document' && { tabIndex: 0 })}
        sx={{ p: '16px 24px 24px', '&:focus-visible': { outlineOffset: -4 } }}
      >
        {children}
      </DialogContent>
      {actions === undefined || actions === null ? null : (
        <DialogActions sx={actionsLook}>{actions}</DialogActions>
      )}
    </Dialog>
  );
}

const actionsLook = {
  p: '0 24px 24px',
  gap: 1.5,
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  '& > :not(style) ~ :not(style)': { ml: 0 },
};
