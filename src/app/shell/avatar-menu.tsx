import { useState } from 'react';
import { initials } from '../../lib/texto/texto.ts';
import { IconButton } from '../../ui/first/button.tsx';
import { later, ON_PRESS } from '../../ui/page/later.tsx';

// The menu's code loads with the click.
const AccountMenu = later(
  () => import(/* webpackChunkName: "menus" */ './account-menu.tsx'),
  'AccountMenu',
  ON_PRESS,
);

interface AvatarMenuProps {
  customer: { name: string; img: string | null };
  onSignOut: () => void;
}

/** The avatar button and its menu. @rule S2.6 */
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

/**
 * The customer's picture, else initials. The initials are an image, because visible text must be in the button's name (WCAG
 * 2.5.3). Use the picture as `key`.
 */
function Avatar({ name, img }: AvatarMenuProps['customer']) {
  const [broken, setBroken] = useState(false);
  if (img !== null && !broken)
    return (
      <span className="avatar">
        <img src={img} alt="" onError={() => setBroken(true)} />
      </span>
    );
  const letters = initials(name);
  return <span className="avatar">{letters !== '' && <span data-initials={letters} />}</span>;
}
