import { Navigate, useLocation } from 'react-router-dom';
import { ROTAS } from '../lib/rotas.ts';
import { CampanhaExtratoScreen } from '../screens/campanha-extrato/campanha-extrato.screen.tsx';
import { CampanhaScreen } from '../screens/campanha/campanha.screen.tsx';
import { CampanhasScreen } from '../screens/campanhas/campanhas.screen.tsx';
import { ResgatesDetalhesScreen } from '../screens/resgates-detalhes/resgates-detalhes.screen.tsx';
import { ResgatesScreen } from '../screens/resgates/resgates.screen.tsx';

const SCREENS = {
  campanhas: CampanhasScreen,
  campanha: CampanhaScreen,
  resgates: ResgatesScreen,
  extrato: CampanhaExtratoScreen,
  trocas: ResgatesDetalhesScreen,
  outra: Outra,
};

/** The screens of the campaigns, which come in one file: each leads to the next. */
export function Fidelidade({ tela }: { tela: keyof typeof SCREENS }) {
  const Screen = SCREENS[tela];
  return <Screen />;
}

/** An empty id leaves two slashes, which fit no route: the screen itself has the words for it (R66). */
function Outra() {
  const { pathname } = useLocation();
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  return <Navigate replace to={single === pathname ? ROTAS.login : single} />;
}
