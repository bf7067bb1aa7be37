import Drawer from '@mui/material/Drawer';
import { useBackCloses } from '../../ui/page/use-back-closes.ts';
import { MenuEntries } from './menu-entries.view.tsx';

interface MenuDrawerProps {
  path: string;
  open: boolean;
  onClose: () => void;
}

/** The side menu over the screen, where there is no room beside it. */
export function MenuDrawer({ path, open, onClose }: MenuDrawerProps) {
  useBackCloses(open, onClose);
  return (
    <Drawer
      id="menu-lateral"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 280, maxWidth: '85vw' } } }}
    >
      <MenuEntries path={path} onChoose={onClose} />
    </Drawer>
  );
}
