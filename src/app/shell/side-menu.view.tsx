import { type ReactNode, useState } from 'react';
import { later, ON_PRESS } from '../../ui/page/later.tsx';
import { MenuEntries } from './menu-entries.view.tsx';

const MenuDrawer = later(
  () => import(/* webpackChunkName: "menus" */ './menu-drawer.view.tsx'),
  'MenuDrawer',
  ON_PRESS,
);

interface SideMenuProps {
  path: string;
  /** The number of vouchers that end soon, loaded when the menu is used. @rule R102 */
  vencendo: ReactNode;
  hide: string | undefined;
  wide: boolean;
  open: boolean;
  onClose: () => void;
}

/** The collapsible side menu: beside the screen, or over it when narrow. @rule S2.7 */
export function SideMenu({ path, vencendo, hide, wide, open, onClose }: SideMenuProps) {
  // Once opened, the drawer stays mounted for its closing animation.
  const [used, setUsed] = useState(false);
  const use = () => setUsed(true);
  if (open && !wide && !used) use();
  if (!wide) {
    return used ? <MenuDrawer {...{ path, vencendo, hide, open, onClose }} /> : null;
  }
  if (!open) return null;
  return (
    <aside id="menu-lateral" className="shell-menu">
      <div onPointerEnter={use} onFocus={use}>
        <MenuEntries path={path} vencendo={used && vencendo} hide={hide} />
      </div>
    </aside>
  );
}
