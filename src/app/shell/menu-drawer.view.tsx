import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { CloseIcon } from '../../ui/icons/later-icons.tsx';
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

/** Each above the first of its entries, which keep their order. */
const CAPTIONS = {
  [ROTAS.promocoes]: 'Economizar',
  [ROTAS.compras]: 'Comprar',
  [ROTAS.termos]: 'Programa e privacidade',
  [ROTAS.lista]: 'Sua lista',
};

const CAPTION = { m: 0, pt: 1.5, pb: 0.5, pl: 2, typography: 'caption', color: 'text.secondary' } as const;

const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 3.5,
  pr: 1,
  pt: 1,
  bgcolor: 'background.paper',
} as const;

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
          sx: { width: `calc(280px + ${INSET})`, maxWidth: '85vw', paddingLeft: INSET, '& li > p': CAPTION },
        },
      }}
    >
      <Stack direction="row" sx={HEAD}>
        <Typography variant="h3" component="p">
          Menu
        </Typography>
        <IconButton aria-label="Fechar" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <MenuEntries {...{ path, vencendo, hide }} captions={CAPTIONS} onChoose={onClose} />
    </Drawer>
  );
}
