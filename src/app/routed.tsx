import {
  type ReactNode,
  Suspense,
  useEffect,
  type CSSProperties,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { HashRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { LoadStore } from '../base/flow/ask.ts';
import { useLoginLeft, useSessionStage, useSessionToken } from '../session/session.react.ts';
import { ROTAS } from '../lib/rotas/rotas.ts';
import { fingerprintOf } from '../lib/texto/fingerprint.ts';
import { listenBeforeRouter } from '../ui/history/modal-entries.ts';
import { useConfig } from '../base/start/portal-context.ts';
import { createRouterWindow } from '../base/history/router-window.ts';
import { whenIdle } from '../lib/when-settled.ts';
import { loadToasts } from '../ui/feedback/toast-host.tsx';
import { onTouch } from '../ui/page/later.tsx';
import { sayScreen } from '../ui/page/say-screen.ts';
import { LoginScreen } from '../features/acesso/login.screen.tsx';
import { SignedIn } from './lazy-components.ts';
import { type PortalRoute, publicRoutes, sessionRoutes, type PublicRoute } from './routes.tsx';
import { useDraftEnd } from '../features/cadastro/draft.flow.ts';
import { recordLink } from '../session/stored-resume-point.ts';
import { isReload } from '../base/device/page-hide.ts';
import { discardFirstPaint } from '../base/start/first-paint.ts';
import { ScreenSkeleton } from '../ui/first/skeletons.tsx';
import { BrandMark } from '../ui/first/brand-mark.tsx';
import { addStyles } from '../ui/theme/styles.ts';
import css from './public.css';
import { WithStore } from './with-store.tsx';

listenBeforeRouter();
const routerWindow = createRouterWindow();

/** The table of routes as elements; `/` and the fallback are here. */
export function Routed({ loadStore }: { loadStore: LoadStore }) {
  const { features } = useConfig();
  const isOffered = ({ feature }: PortalRoute) => feature === undefined || features[feature] !== false;
  useLinkNote();
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
 * Records the link that has started the page at the login. Not where a session has ended, nor after a reload: another customer
 * may have been there.
 * @rule R91
 */
function useLinkNote(): void {
  const stage = useSessionStage();
  const start = useEffectEvent(() => {
    const isOfSession = sessionRoutes.some(({ path }) =>
      matchPath(path, location.hash.slice(1).split('?')[0] ?? ''),
    );
    if (stage === 'signedOut' && isOfSession && !isReload()) recordLink(location.hash);
  });
  // Before the redirect to the login.
  useLayoutEffect(() => start(), []);
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

/** Says the screen's name, and sets the window's title to it and the programme's; without it the page's own applies. @rule R151, R301 */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useConfig();
  useEffect(() => sayScreen(title), [title]);
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
      <SignedIn
        loadStore={loadStore}
        title={coming?.title ?? ''}
        heading={coming?.heading ?? coming?.title ?? ''}
      />
    </Suspense>
  );
}

/** Unknown paths go to `/`; the empty id of a campaign leaves two slashes and is unknown. @rule R20, R66 */
function Other() {
  const { pathname } = useLocation();
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  return <Navigate replace to={single === pathname ? ROTAS.login : single} />;
}

addStyles(css);

interface PublicProps {
  loadStore: LoadStore;
  route: PublicRoute;
}

/** A screen without a session: its frame and title render before its code, MUI and the store have loaded. */
function Public({ loadStore, route: { Screen, title, heading = title, width, aside = false } }: PublicProps) {
  const { brand } = useConfig();
  // A failure is retried where it renders.
  Screen.fetch().catch(() => undefined);
  useLoginLeft();
  useLayoutEffect(() => {
    discardFirstPaint();
    scrollTo(0, 0);
  }, []);
  return (
    <div
      className="public-page"
      data-aside={aside || undefined}
      style={{ '--width': `${width}px` } as CSSProperties}
    >
      <header>
        <BrandMark name={brand.name} logoUrl={brand.logoUrl} />
      </header>
      <main>
        <Suspense fallback={<ScreenSkeleton heading={heading} />}>
          <WithStore loadStore={loadStore}>
            <DraftEnd />
            <Screen />
          </WithStore>
        </Suspense>
      </main>
    </div>
  );
}

/** Once the screen has rendered. */
function DraftEnd() {
  useDraftEnd();
  return null;
}
