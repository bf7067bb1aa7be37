import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { MenuEntries } from './menu-entries.view.tsx';

const MenuDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "menus" */ './menu-drawer.view.tsx')).MenuDrawer,
}));

interface SideMenuProps {
  path: string;
  wide: boolean;
  open: boolean;
  onClose: () => void;
}

/** The collapsible side menu (spec 2 Shell): beside the screen where there is room, over it where there is none. */
export function SideMenu({ path, wide, open, onClose }: SideMenuProps) {
  // Once asked for, the drawer stays, so that it can close softly.
  const [asked, setAsked] = useState(false);
  if (open && !wide && !asked) setAsked(true);
  if (!wide) {
    return asked ? (
      <Suspense fallback={null}>
        <MenuDrawer path={path} open={open} onClose={onClose} />
      </Suspense>
    ) : null;
  }
  if (!open) return null;
  return (
    <Box
      component="aside"
      id="menu-lateral"
      sx={{ width: 264, flexShrink: 0, borderRight: 1, borderColor: 'divider' }}
    >
      <Box sx={{ position: 'sticky', top: 64 }}>
        <MenuEntries path={path} />
      </Box>
    </Box>
  );
}
