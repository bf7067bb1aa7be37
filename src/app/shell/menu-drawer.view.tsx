import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../ui/history/use-back-closes.ts';
import { MenuEntries } from './menu-entries.view.tsx';

interface MenuDrawerProps {
  path: string;
  vencendo: ReactNode;
  hide: string | undefined;
  open: boolean;
  onClose: () => void;
}

const INSET = 'env(safe-area-inset-left, 0px)';

/** The side menu as a drawer on narrow screens; Back closes it. */
export function MenuDrawer({ path, vencendo, hide, open, onClose }: MenuDrawerProps) {
  useBackCloses(open, onClose);
  return (
    <Drawer
      id="menu-lateral"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Menu',
          sx: { width: `calc(280px + ${INSET})`, maxWidth: '85vw', paddingLeft: INSET },
        },
      }}
    >
      <MenuEntries path={path} vencendo={vencendo} hide={hide} onChoose={onClose} />
    </Drawer>
  );
}
