import { type ReactNode, Suspense, useEffect } from 'react';
import { HashRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { LoadStore } from '../flows/kit/call-api.ts';
import { useSessionStage, useSessionToken } from '../flows/session/session.react.ts';
import { ROTAS } from '../lib/rotas/rotas.ts';
import { fingerprintOf } from '../lib/texto/fingerprint.ts';
import { listenBeforeRouter } from '../ui/history/modal-entries.ts';
import { useConfig } from '../platform/start/portal-context.ts';
import { createRouterWindow } from '../platform/history/router-window.ts';
import { whenIdle } from '../lib/when-settled.ts';
import { loadToasts } from '../ui/feedback/toast-host.tsx';
import { onTouch } from '../ui/page/later.tsx';
import { LoginScreen } from '../screens/login/login.screen.tsx';
import { SignedIn } from './lazy-components.ts';
import { Public } from './public.tsx';
import { type PortalRoute, publicRoutes, sessionRoutes } from './routes.tsx';

listenBeforeRouter();
const routerWindow = createRouterWindow();

/** The table of routes as elements; `/` and the fallback are here. */
export function Routed({ loadStore }: { loadStore: LoadStore }) {
  const { features } = useConfig();
  const isOffered = ({ feature }: PortalRoute) => feature === undefined || features[feature] !== false;
  // A new customer remounts every screen. Not by the token: React keeps the key of what it removed. @rule R82
  const customer = fingerprintOf(`${useSessionToken()}`);
  return (
    <HashRouter window={routerWindow}>
      <ToastsAfterTouch />
      <Routes>
        <Route path={ROTAS.login} element={<Entrance />} />
        {publicRoutes.filter(isOffered).map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <Titled title={route.title}>
                {/* A new key per path and customer resets all state. */}
                <Public key={`${route.path} ${customer}`} loadStore={loadStore} route={route} />
              </Titled>
            }
          />
        ))}
        <Route element={<Guard key={customer} loadStore={loadStore} />}>
          {sessionRoutes.filter(isOffered).map(({ path, title, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <Titled title={title}>
                  <Screen />
                </Titled>
              }
            />
          ))}
        </Route>
        <Route path="*" element={<Other />} />
      </Routes>
    </HashRouter>
  );
}

/**
 * Loads the toasts with the first touch, while there is a network. Not a hook of Routed: its listener would retain the
 * token after sign-out.
 * @rule R82
 */
function ToastsAfterTouch() {
  // A failed load is retried with the first toast.
  useEffect(() => onTouch(() => whenIdle(() => void loadToasts().catch(() => undefined))), []);
  return null;
}

/** Sets the window's title to the screen's name and the programme's; without it the page's own title applies. @rule R151 */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useConfig();
  return (
    <>
      <title>{`${title} – ${brand.name}`}</title>
      {/* The installed app's window prefixes its own name. */}
      <meta name="application-title" content={title} />
      {children}
    </>
  );
}

/** `/`: the login, or the portal when signed in. @rule S2.20 */
function Entrance() {
  return useSessionStage() === 'signedOut' ? <LoginScreen /> : <Navigate to={ROTAS.portal} replace />;
}

/** The route guard: nothing protected is fetched or shown without a session. @rule S2.5 */
function Guard({ loadStore }: { loadStore: LoadStore }) {
  const { pathname } = useLocation();
  if (useSessionStage() === 'signedOut') return <Navigate to={ROTAS.login} replace />;
  const coming = sessionRoutes.find(({ path }) => matchPath(path, pathname) !== null);
  return (
    <Suspense fallback={null}>
      <SignedIn loadStore={loadStore} heading={coming?.heading ?? coming?.title ?? ''} />
    </Suspense>
  );
}

/** Unknown paths go to `/`; the empty id of a campaign leaves two slashes and is unknown. @rule R20, R66 */
function Other() {
  const { pathname } = useLocation();
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  return <Navigate replace to={single === pathname ? ROTAS.login : single} />;
}
