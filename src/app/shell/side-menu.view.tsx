import { useState } from 'react';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { mui } from '../../ui/mui/mui.ts';
import { MenuEntries } from './menu-entries.view.tsx';

const MenuDrawer = lazyPart(
  () => mui(import(/* webpackChunkName: "menus" */ './menu-drawer.view.tsx').then((part) => part.MenuDrawer)),
  { fallback: null },
);

interface SideMenuProps {
  path: string;
  wide: boolean;
  open: boolean;
  onClose: () => void;
}

/** The collapsible side menu (S2.7): beside the screen where there is room, over it where there is none. */
export function SideMenu({ path, wide, open, onClose }: SideMenuProps) {
  // Once asked for, the drawer stays, so that it can close softly.
  const [asked, setAsked] = useState(false);
  if (open && !wide && !asked) setAsked(true);
  if (!wide) {
    return asked ? <MenuDrawer path={path} open={open} onClose={onClose} /> : null;
  }
  if (!open) return null;
  return (
    <aside id="menu-lateral" className="shell-menu">
      <div>
        <MenuEntries path={path} />
      </div>
    </aside>
  );
}
