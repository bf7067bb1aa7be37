import { useState } from 'react';
import { initials } from '../../lib/texto/texto.ts';
import { IconButton } from '../../ui/first/button.tsx';
import { later, ON_PRESS } from '../../ui/page/later.tsx';

// What opens on a click comes with the click: the menu's code is not needed to see the screen.
const AccountMenu = later(
  () => import(/* webpackChunkName: "menus" */ './account-menu.tsx'),
  'AccountMenu',
  ON_PRESS,
);

interface AvatarMenuProps {
  customer: { name: string; img: string | null };
  onSignOut: () => void;
}

/** The avatar of the top bar and the menu that it opens. @rule S2.6 */
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
 * A customer's picture; the initials where there is none or it cannot be shown. They are a drawing, and no text: text that
 * is seen must be in its button's name (WCAG 2.5.3). Give it the picture as its `key`.
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
