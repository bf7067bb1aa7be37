import { Avatar } from '../../ui/pictures/avatar.tsx';
import { useState } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { loadOnPress } from '../../ui/theme/mui.tsx';

// What opens on a click comes with the click: the menu's code is not needed to see the screen.
const AccountMenu = loadOnPress(
  async () => (await import(/* webpackChunkName: "menus" */ './account-menu.tsx')).AccountMenu,
);

interface AvatarMenuProps {
  customer: { name: string; img: string | null };
  onSignOut: () => void;
}

/** The avatar of the top bar and the menu that it opens (S2.6). */
export function AvatarMenu({ customer, onSignOut }: AvatarMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <IconButton
        className="avatar-button"
        aria-label="Minha conta"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAsked(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Avatar key={customer.img} {...customer} />
      </IconButton>
      {asked && (
        <AccountMenu
          name={customer.name}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onSignOut={onSignOut}
        />
      )}
    </>
  );
}
