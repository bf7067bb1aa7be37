import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import {
  AutoIcon,
  KeyIcon,
  LogoutIcon,
  MoonIcon,
  SlidersIcon,
  SunIcon,
  UserIcon,
} from '../../ui/icons/icon-more.tsx';
import { chooseThemeMode, readThemeMode, watchThemeMode } from '../../platform/start/theme-mode.ts';
import { useBackCloses } from '../../ui/page/use-back-closes.ts';

/** The customer's own screens, in the order of spec 2 Shell. */
const LINKS = [
  { path: ROTAS.perfil, label: 'Meu perfil', Icon: UserIcon },
  { path: ROTAS.changePassword, label: 'Alterar senha', Icon: KeyIcon },
  { path: ROTAS.preferencias, label: 'Minhas preferências', Icon: SlidersIcon },
] as const;

const MODES = [
  { mode: 'system', label: 'Tema do aparelho', Icon: AutoIcon },
  { mode: 'light', label: 'Tema claro', Icon: SunIcon },
  { mode: 'dark', label: 'Tema escuro', Icon: MoonIcon },
] as const;

interface AccountMenuProps {
  name: string;
  /** What the menu hangs on; null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onSignOut: () => void;
}

/** The avatar menu's entries: the customer's screens, the choice of theme, and the way out (spec 2 Shell). */
export function AccountMenu({ name, anchor, onClose, onSignOut }: AccountMenuProps) {
  const mode = useSyncExternalStore(watchThemeMode, readThemeMode);
  useBackCloses(anchor !== null, onClose);
  const choosing = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    // In the header, not at the page's end: what it holds belongs to that landmark.
    <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {name !== '' && (
        <Typography
          component="li"
          role="presentation"
          variant="subtitle2"
          sx={{ px: 2, py: 1, maxWidth: 280 }}
          noWrap
        >
          {name}
        </Typography>
      )}
      {LINKS.map(({ path, label, Icon }) => (
        <MenuItem key={path} component="a" href={`#${path}`} onClick={onClose}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      ))}
      <Divider component="li" />
      {MODES.map(({ mode: choice, label, Icon }) => (
        <MenuItem
          key={choice}
          role="menuitemradio"
          aria-checked={mode === choice}
          selected={mode === choice}
          onClick={choosing(() => chooseThemeMode(choice))}
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem onClick={choosing(onSignOut)}>
        <ListItemIcon>
          <LogoutIcon />
        </ListItemIcon>
        <ListItemText>Sair</ListItemText>
      </MenuItem>
    </Menu>
  );
}
