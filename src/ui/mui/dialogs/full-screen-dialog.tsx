import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../button/button.tsx';
import { CloseIcon } from '../../icons/icon.tsx';
import { useBackCloses } from '../../page/use-back-closes.ts';

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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: '12px 12px 0 24px' }}>
        <DialogTitle id={id} variant="h3" component="h2" sx={{ flex: 1, p: 0, minWidth: 0 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label="Fechar" onClick={onClose}>
          <CloseIcon size={24} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', p: { xs: 1.5, sm: 4 }, minHeight: 0 }}>
        {children}
      </Box>
    </Dialog>
  );
}
