import { CampanhaScreen } from '../screens/campanha/campanha.screen.tsx';
import { CampanhasScreen } from '../screens/campanhas/campanhas.screen.tsx';

const SCREENS = { campanhas: CampanhasScreen, campanha: CampanhaScreen };

/** The screens of the campaigns, which come in one file: each leads to the next. */
export function Fidelidade({ tela }: { tela: keyof typeof SCREENS }) {
  const Screen = SCREENS[tela];
  return <Screen />;
}
