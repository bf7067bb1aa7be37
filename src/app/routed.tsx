import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import type { LoadStore } from '../flows/call.ts';
import { useSessionStage } from '../flows/session.react.ts';
import { ROTAS } from '../lib/rotas.ts';
import { LoginScreen } from '../screens/login/login.screen.tsx';
import { parts } from './parts.ts';
import { RecoverPassword, Register, TermosAceite } from './public-parts.tsx';
import { screens } from './screens.ts';

const SignedIn = lazy(async () => ({ default: (await parts.shell()).SignedIn }));
const Portal = lazy(async () => ({ default: (await parts.portal()).PortalScreen }));
const Promocoes = lazy(async () => ({ default: (await screens.promocoes()).PromocoesScreen }));
const Voucher = lazy(async () => ({ default: (await screens.voucher()).VoucherScreen }));
const Compras = lazy(async () => ({ default: (await screens.compras()).ComprasScreen }));
const Tabloides = lazy(async () => ({ default: (await screens.tabloides()).TabloidesScreen }));
const Location = lazy(async () => ({ default: (await screens.location()).LocationScreen }));
const Termos = lazy(async () => ({ default: (await screens.termos()).TermosScreen }));
const Pdo = lazy(async () => ({ default: (await screens.pdo()).PdoScreen }));
const Chats = lazy(async () => ({ default: (await screens.chats()).ChatsView }));
const Extrato = lazy(async () => ({ default: (await screens.extrato()).ExtratoScreen }));

/** The routes of spec 2, as far as they are built. Any other path goes to `/`, and from there on (R20). */
export function Routed({ loadStore }: { loadStore: LoadStore }) {
  return (
    <HashRouter>
      <Routes>
        <Route path={ROTAS.login} element={<Entrance />} />
        <Route path={ROTAS.register} element={<Register loadStore={loadStore} />} />
        <Route path={ROTAS.recoverPassword} element={<RecoverPassword loadStore={loadStore} />} />
        <Route path={ROTAS.termosAceite} element={<TermosAceite loadStore={loadStore} />} />
        <Route element={<Guard loadStore={loadStore} />}>
          <Route path={ROTAS.portal} element={<Portal />} />
          <Route path={ROTAS.promocoes} element={<Promocoes />} />
          <Route path={ROTAS.voucher} element={<Voucher />} />
          <Route path={ROTAS.compras} element={<Compras />} />
          <Route path={ROTAS.extrato} element={<Extrato />} />
          <Route path={ROTAS.tabloides} element={<Tabloides />} />
          <Route path={ROTAS.location} element={<Location />} />
          <Route path={ROTAS.termos} element={<Termos />} />
          <Route path={ROTAS.pdo} element={<Pdo />} />
          <Route path={ROTAS.chats} element={<Chats />} />
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
