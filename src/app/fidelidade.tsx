import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ROTAS } from '../lib/rotas.ts';
import { CampanhaExtratoScreen } from '../screens/campanha-extrato/campanha-extrato.screen.tsx';
import { CampanhaScreen } from '../screens/campanha/campanha.screen.tsx';
import { CampanhasScreen } from '../screens/campanhas/campanhas.screen.tsx';
import { ResgatesDetalhesScreen } from '../screens/resgates-detalhes/resgates-detalhes.screen.tsx';
import { ResgatesScreen } from '../screens/resgates/resgates.screen.tsx';

/** The screens of the campaigns, which come in one file: each leads to the next. */
export function Fidelidade({ tela }: { tela: 'campanhas' | 'campanha' }) {
  if (tela === 'campanhas') return <CampanhasScreen />;
  return (
    <Routes>
      <Route path={inside(ROTAS.campanha)} element={<CampanhaScreen />} />
      <Route path={inside(ROTAS.campanhaResgates)} element={<ResgatesScreen />} />
      <Route path={inside(ROTAS.campanhaExtrato)} element={<CampanhaExtratoScreen />} />
      <Route path={inside(ROTAS.campanhaTrocas)} element={<ResgatesDetalhesScreen />} />
      <Route path="*" element={<Outra />} />
    </Routes>
  );
}

const inside = (rota: string): string => rota.replace('/campanha/', '');

/** An empty id leaves two slashes, which fit no route: the screen itself has the words for it (R66). */
function Outra() {
  const { pathname } = useLocation();
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  return <Navigate replace to={single === pathname ? ROTAS.login : single} />;
}
