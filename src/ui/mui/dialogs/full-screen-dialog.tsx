import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { useBackCloses } from '../../page/use-back-closes.ts';
import { DialogHead } from './dialog-head.tsx';

export interface FullScreenDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that fills the screen: one thing to show to somebody else. */
export function FullScreenDialog({ open, title, onClose, children }: FullScreenDialogProps) {
  const id = useId();
  useBackCloses(open, onClose);
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { m: 0, borderRadius: 0 } } }}
      // Above the full-screen spinner: an answer that never comes must not cover what is shown to somebody.
      sx={{ zIndex: 1360 }}
    >
      <DialogHead id={id} title={title} size="t3" onClose={onClose} />
      <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', p: { xs: 1.5, sm: 4 }, minHeight: 0 }}>
        {children}
      </Box>
    </Dialog>
  );
}
