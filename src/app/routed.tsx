import { type ReactNode, Suspense, useEffect } from 'react';
import { HashRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { LoadStore } from '../flows/kit/call-api.ts';
import { useSessionStage, useSessionToken } from '../flows/session/session.react.ts';
import { ROTAS } from '../lib/rotas/rotas.ts';
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

/** The table of routes as elements; `/` and what fits no route stand here. */
export function Routed({ loadStore }: { loadStore: LoadStore }) {
  const { features } = useConfig();
  const isOffered = ({ feature }: PortalRoute) => feature === undefined || features[feature] !== false;
  // Nothing that one customer typed or was shown stays for the next.
  const customer = useSessionToken();
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
                {/* A new key for each path and customer: no state is carried over. */}
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
 * Whoever presses something is to read what came of it, also when the network is lost by then. The login has a line of its own for it.
 * Not a hook of Routed: a listener made there would hold the token of its scope after the sign-out.
 * @rule R82
 */
function ToastsAfterTouch() {
  // What fails here is loaded again with the first toast.
  useEffect(() => onTouch(() => whenIdle(() => void loadToasts().catch(() => undefined))), []);
  return null;
}

/**
 * Puts the screen's name before the programme's in the window's title. It stands above the page's own title, which
 * is the programme's name and counts again where no route is: on `/`, and on a screen that says what is broken.
 * @rule R151
 */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useConfig();
  return (
    <>
      <title>{`${title} – ${brand.name}`}</title>
      {/* The window of the installed app says its own name before this. */}
      <meta name="application-title" content={title} />
      {children}
    </>
  );
}

/** `/`: the login, or the portal for whoever is signed in already. @rule S2.20 */
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

/** A path of no route goes to `/`, and from there on; the empty id of a campaign leaves two slashes, which fit none. @rule R20, R66 */
function Other() {
  const { pathname } = useLocation();
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  return <Navigate replace to={single === pathname ? ROTAS.login : single} />;
}
