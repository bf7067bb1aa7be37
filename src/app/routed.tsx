import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import type { LoadStore } from '../flows/call.ts';
import { useSessionStage, useSessionToken } from '../flows/session.react.ts';
import { ROTAS } from '../lib/rotas.ts';
import { listenBeforeRouter } from '../platform/first-popstate.ts';
import { LoginScreen } from '../screens/login/login.screen.tsx';
import { lazyPart } from './lazy-part.tsx';
import { parts } from './parts.ts';
import { RecoverPassword, Register, TermosAceite } from './public-parts.tsx';
import { screens } from './screens.ts';

listenBeforeRouter();

const SignedIn = lazyPart(parts.shell);
const Portal = lazyPart(parts.portal);
const Promocoes = lazy(async () => ({ default: (await screens.promocoes()).PromocoesScreen }));
const Voucher = lazy(async () => ({ default: (await screens.voucher()).VoucherScreen }));
const Compras = lazy(async () => ({ default: (await screens.compras()).ComprasScreen }));
const Location = lazy(async () => ({ default: (await screens.location()).LocationScreen }));
const Conteudo = lazy(async () => ({ default: (await screens.conteudo()).Conteudo }));
const Fidelidade = lazy(async () => ({ default: (await screens.fidelidade()).Fidelidade }));
const Conta = lazy(async () => ({ default: (await screens.conta()).Conta }));
const Extrato = lazy(async () => ({ default: (await screens.extrato()).ExtratoScreen }));

/** The routes of spec 2, as far as they are built. Any other path goes to `/`, and from there on (R20). */
export function Routed({ loadStore }: { loadStore: LoadStore }) {
  // Nothing that one customer typed or was shown stays for the next.
  const customer = useSessionToken();
  return (
    <HashRouter>
      <Routes>
        <Route path={ROTAS.login} element={<Entrance />} />
        <Route path={ROTAS.register} element={<Register key={customer} loadStore={loadStore} />} />
        <Route path={ROTAS.recoverPassword} element={<RecoverPassword loadStore={loadStore} />} />
        <Route path={ROTAS.termosAceite} element={<TermosAceite loadStore={loadStore} />} />
        <Route element={<Guard key={customer} loadStore={loadStore} />}>
          <Route path={ROTAS.portal} element={<Portal />} />
          <Route path={ROTAS.promocoes} element={<Promocoes />} />
          <Route path={ROTAS.voucher} element={<Voucher />} />
          <Route path={ROTAS.compras} element={<Compras />} />
          <Route path={ROTAS.extrato} element={<Extrato />} />
          <Route path={ROTAS.campanhas} element={<Fidelidade tela="campanhas" />} />
          <Route path="/campanha/*" element={<Fidelidade tela="campanha" />} />
          <Route path={ROTAS.tabloides} element={<Conteudo tela="tabloides" />} />
          <Route path={ROTAS.location} element={<Location />} />
          <Route path={ROTAS.termos} element={<Conteudo tela="termos" />} />
          <Route path={ROTAS.pdo} element={<Conteudo tela="pdo" />} />
          <Route path={ROTAS.chats} element={<Conteudo tela="chats" />} />
          <Route path={ROTAS.perfil} element={<Conta tela="perfil" />} />
          <Route path={ROTAS.changePassword} element={<Conta tela="changePassword" />} />
          <Route path={ROTAS.preferencias} element={<Conta tela="preferencias" />} />
        </Route>
        <Route path="*" element={<Navigate to={ROTAS.login} replace />} />
      </Routes>
    </HashRouter>
  );
}

/** `/`: the login, or the portal for whoever is signed in already (spec 2 Login). */
function Entrance() {
  return useSessionStage() === 'signedOut' ? <LoginScreen /> : <Navigate to={ROTAS.portal} replace />;
}

/** The route guard (spec 2): nothing protected is fetched or shown without a session. */
function Guard({ loadStore }: { loadStore: LoadStore }) {
  if (useSessionStage() === 'signedOut') return <Navigate to={ROTAS.login} replace />;
  return (
    <Suspense fallback={null}>
      <SignedIn loadStore={loadStore} />
    </Suspense>
  );
}
