import { type ReactNode, Suspense } from 'react';
import { HashRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { LoadStore } from '../flows/kit/call-api.ts';
import { useSessionStage, useSessionToken } from '../flows/session/session.react.ts';
import { ROTAS } from '../lib/rotas/rotas.ts';
import { listenBeforeRouter } from '../ui/history/modal-entries.ts';
import { useConfig } from '../platform/start/portal-context.ts';
import { createRouterWindow } from '../platform/history/router-window.ts';
import { LoginScreen } from '../screens/login/login.screen.tsx';
import { SignedIn } from './lazy-components.ts';
import { Public } from './public.tsx';
import { routes } from './routes.tsx';

listenBeforeRouter();
const routerWindow = createRouterWindow();

/** The table of routes as elements; `/` and what fits no route stand here. */
export function Routed({ loadStore }: { loadStore: LoadStore }) {
  const { features } = useConfig();
  const offered = routes.filter(({ feature }) => feature === null || features[feature] !== false);
  const open = offered.filter(({ guard }) => guard === 'none');
  const guarded = offered.filter(({ guard }) => guard === 'session');
  // Nothing that one customer typed or was shown stays for the next.
  const customer = useSessionToken();
  return (
    <HashRouter window={routerWindow}>
      <Routes>
        <Route path={ROTAS.login} element={<Entrance />} />
        {open.map(({ path, title, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <Titled title={title}>
                {/* A new key for each path and customer: no state is carried over. */}
                <Public key={`${path} ${customer}`} loadStore={loadStore} Screen={Screen} />
              </Titled>
            }
          />
        ))}
        <Route element={<Guard key={customer} loadStore={loadStore} />}>
          {guarded.map(({ path, title, Screen }) => (
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
 * Puts the screen's name before the programme's in the window's title (R151). It stands above the page's own title, which
 * is the programme's name and counts again where no route is: on `/`, and on a screen that says what is broken.
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

/** `/`: the login, or the portal for whoever is signed in already (S2.20). */
function Entrance() {
  return useSessionStage() === 'signedOut' ? <LoginScreen /> : <Navigate to={ROTAS.portal} replace />;
}

/** The route guard (S2.5): nothing protected is fetched or shown without a session. */
function Guard({ loadStore }: { loadStore: LoadStore }) {
  const { pathname } = useLocation();
  if (useSessionStage() === 'signedOut') return <Navigate to={ROTAS.login} replace />;
  const coming = routes.find(({ path }) => matchPath(path, pathname) !== null);
  return (
    <Suspense fallback={null}>
      <SignedIn loadStore={loadStore} heading={coming?.heading ?? ''} />
    </Suspense>
  );
}

/** A path of no route goes to `/`, and from there on (R20); the empty id of a campaign leaves two slashes, which fit none (R66). */
function Other() {
  const { pathname } = useLocation();
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  return <Navigate replace to={single === pathname ? ROTAS.login : single} />;
}
