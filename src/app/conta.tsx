import { ChangePasswordScreen } from '../screens/change-password/change-password.screen.tsx';
import { PerfilScreen } from '../screens/perfil/perfil.screen.tsx';
import { PreferenciasScreen } from '../screens/preferencias/preferencias.screen.tsx';

const SCREENS = {
  perfil: PerfilScreen,
  changePassword: ChangePasswordScreen,
  preferencias: PreferenciasScreen,
};

/** The customer's own screens, which come in one file. */
export function Conta({ tela }: { tela: keyof typeof SCREENS }) {
  const Screen = SCREENS[tela];
  return <Screen />;
}
