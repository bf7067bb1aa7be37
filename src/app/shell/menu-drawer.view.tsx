import type { ReactNode } from 'react';
import { Drawer } from '../../ui/mui/drawer.tsx';
import { MenuEntries } from './menu-entries.view.tsx';

interface MenuDrawerProps {
  path: string;
  vencendo: ReactNode;
  hide: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** The side menu over the screen, where there is no room beside it. */
export function MenuDrawer({ path, vencendo, hide, open, onClose }: MenuDrawerProps) {
  return (
    <Drawer id="menu-lateral" label="Menu" open={open} onClose={onClose}>
      <MenuEntries path={path} vencendo={vencendo} hide={hide} onChoose={onClose} />
    </Drawer>
  );
}
