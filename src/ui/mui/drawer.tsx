import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useBackCloses } from '../page/use-back-closes.ts';

export interface DrawerProps {
  id: string;
  /** Its name for screen readers. */
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What slides in over the screen from its side. The focus goes in, stays in and comes back; Escape closes it. */
export function Drawer({ id, label, open, onClose, children }: DrawerProps) {
  useBackCloses(open, onClose);
  return (
    <MuiDrawer
      id={id}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label, sx: { width: 280, maxWidth: '85vw' } } }}
    >
      {children}
    </MuiDrawer>
  );
}
