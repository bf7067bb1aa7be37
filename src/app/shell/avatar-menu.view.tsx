import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { initials } from '../../lib/texto.ts';

// What opens on a click comes with the click: the menu's code is not needed to see the screen.
const AccountMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: "menus" */ './account-menu.view.tsx')).AccountMenu,
}));

interface AvatarMenuProps {
  customer: { name: string; img: string | null };
  onSignOut: () => void;
}

/** The avatar of the top bar and the menu that it opens (spec 2 Shell). */
export function AvatarMenu({ customer, onSignOut }: AvatarMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  const letters = initials(customer.name);
  return (
    <>
      <IconButton
        edge="end"
        aria-label="Minha conta"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAsked(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Avatar
          alt=""
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: '1rem', fontWeight: 600 }}
          {...(customer.img !== null && { src: customer.img })}
        >
          {/* A drawing, and no text: text that is seen must be in the button's name (WCAG 2.5.3). */}
          {letters !== '' && <Box component="span" data-initials={letters} sx={drawn} />}
        </Avatar>
      </IconButton>
      {asked && (
        <Suspense fallback={null}>
          <AccountMenu
            name={customer.name}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onSignOut={onSignOut}
          />
        </Suspense>
      )}
    </>
  );
}

const drawn = { '&::before': { content: 'attr(data-initials)' } };
