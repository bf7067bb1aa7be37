import { Suspense, useEffect, useState } from 'react';
import type { LoadStore } from '../flows/kit/call-api.ts';
import { useSessionStage, useSignIn } from '../flows/session/session.react.ts';
import { useAtLogin } from '../platform/history/use-at-login.ts';
import { LoginScreen } from '../screens/login/login.screen.tsx';
import { preloadSignedIn, Routed } from './lazy-components.ts';

/**
 * The current screen. A visit that starts at the login loads the router with the first other address or sign-in
 * (docs/adr/0002).
 */
export function CurrentScreen({ loadStore }: { loadStore: LoadStore }) {
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
