import { useSyncExternalStore } from 'react';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import {
  AutoIcon,
  ContrastIcon,
  KeyIcon,
  MoonIcon,
  PersonIcon,
  SlidersIcon,
  SunIcon,
  UserIcon,
} from '../../ui/icons/later-icons.tsx';
import { useConfig } from '../../base/start/portal-context.ts';
import { chooseThemeMode, readThemeMode, watchThemeMode } from '../../base/start/theme-mode.ts';
import { AccountMenuView } from './account-menu.view.tsx';

/** The customer's own screens, in the specified order. @rule S2.6 */
const LINKS = [
  { to: ROTAS.perfil, label: 'Meu perfil', Icon: UserIcon },
  { to: ROTAS.changePassword, label: 'Alterar senha', Icon: KeyIcon },
  { to: ROTAS.preferencias, label: 'Minhas preferências', Icon: SlidersIcon },
] as const;

const MODES = [
  { mode: 'system', label: 'Tema do aparelho', Icon: AutoIcon },
  { mode: 'light', label: 'Tema claro', Icon: SunIcon },
  { mode: 'dark', label: 'Tema escuro', Icon: MoonIcon },
  { mode: 'contrast', label: 'Alto contraste', Icon: ContrastIcon },
] as const;

const ACESSIBILIDADE = {
  label: 'Acessibilidade',
  Icon: PersonIcon,
  to: ROTAS.acessibilidade,
} as const;

interface AccountMenuProps {
  name: string;
  /** The menu's anchor; null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onSignOut: () => void;
}

/** The avatar menu: the customer's screens, the theme, signing out. @rule S2.6 */
export function AccountMenu({ name, anchor, onClose, onSignOut }: AccountMenuProps) {
  const { themes, accessibility } = useConfig().features;
  const mode = useSyncExternalStore(watchThemeMode, readThemeMode);
  return (
    <AccountMenuView
      name={name}
      anchor={anchor}
      links={LINKS}
      modes={(themes === false ? [] : MODES).map(({ mode: choice, ...entry }) => ({
        ...entry,
        checked: mode === choice,
        onChoose: () => chooseThemeMode(choice),
      }))}
      accessibility={accessibility === false ? null : ACESSIBILIDADE}
      onClose={onClose}
      onSignOut={onSignOut}
    />
  );
}
