import { SessionActorContext, useSessionStage, useSignIn } from '../session/session.react.ts';
import { later } from '../ui/page/later.tsx';
import { onNewerVersion } from './update/newer-version.ts';
import { PortalContext, useBusy } from '../base/start/portal-context.ts';
import { BrandColorContext } from '../ui/theme/brand-color.ts';
import { FullScreenSpinner } from '../ui/loading/full-screen-spinner.tsx';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import type { PortalRoot } from './root.ts';
import { Suspense, useEffect, useState, Component, type ReactNode, useSyncExternalStore } from 'react';
import type { LoadStore } from '../base/flow/ask.ts';
import { LoginScreen } from '../features/acesso/login.screen.tsx';
import { preloadSignedIn, Routed } from './preload-signed-in.ts';
import { recordFault } from '../lib/faults.ts';
import { discardFirstPaint } from '../base/start/first-paint.ts';
import { isInstallDue, watchInstallOffer } from './install/install-offer.ts';
import { onAddressChange, isLoginHash } from '../base/history/login-hash.ts';

const UpdateOffer = later(
  () => import(/* webpackChunkName: "update" */ './update/app-update.flow.tsx'),
  'UpdateOffer',
  { mui: true, optional: true, when: onNewerVersion },
);

/** The whole portal around a running root: contexts, routes, spinner and toasts. */
export function App({ root }: { root: PortalRoot }) {
  return (
    <BrandColorContext value={root.config.brand.primaryColor}>
      <PortalContext value={root}>
        <SessionActorContext value={root.session}>
          <ErrorBoundary>
            <CurrentScreen loadStore={root.loadStore} />
          </ErrorBoundary>
          <Install />
          <Spinner />
          <ToastHost />
          {root.config.features.updateNotice !== false && <UpdateOffer />}
        </SessionActorContext>
      </PortalContext>
    </BrandColorContext>
  );
}

function Spinner() {
  return <FullScreenSpinner open={useBusy()} />;
}

/**
 * The current screen. A visit that starts at the login loads the router with the first other address or sign-in
 * (docs/adr/0002).
 */
function CurrentScreen({ loadStore }: { loadStore: LoadStore }) {
  const stage = useSessionStage();
  const atLogin = useAtLogin();
  const { busy } = useSignIn();
  const [routed, setRouted] = useState(false);
  useEffect(() => {
    // Loads the home's code while the server checks the password.
    if (busy) void preloadSignedIn(true);
  }, [busy]);

  if (stage === 'restoring') return null;
  if (!routed && (stage !== 'signedOut' || !atLogin)) setRouted(true);
  if (!routed) return <LoginScreen />;
  return (
    <Suspense fallback={null}>
      <Routed loadStore={loadStore} />
    </Suspense>
  );
}

const CrashScreen = later(
  () => import(/* webpackChunkName: "trouble" */ './trouble.screen.tsx'),
  'CrashScreen',
  // The crash screen's chunk may fail to load as well.
  { optional: true, fallback: 'Não foi possível carregar. Recarregue a página.' },
);

/** Catches unexpected errors and offers a way out. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    recordFault('screen', error);
    discardFirstPaint();
    // Another screen may work: Back leads to it.
    addEventListener('hashchange', () => this.setState({ failed: false }), { once: true });
  }

  override render() {
    return this.state.failed ? <CrashScreen /> : this.props.children;
  }
}

/** Silent when the chunk fails to load. */
const Prompt = later(
  () => import(/* webpackChunkName: "install" */ './install/install-prompt.flow.tsx'),
  'InstallPrompt',
  { mui: true, optional: true },
);

/** Loads the install prompt when there is something to ask. @rule R45 */
function Install() {
  const due = useSyncExternalStore(watchInstallOffer, isInstallDue, isInstallDue);
  const signedOut = useSessionStage() === 'signedOut';
  return due && signedOut ? <Prompt /> : null;
}

const isAtLogin = () => isLoginHash(location.hash);

/** Whether the page is at the login, until a router handles the address. */
function useAtLogin(): boolean {
  return useSyncExternalStore(onAddressChange, isAtLogin, isAtLogin);
}
