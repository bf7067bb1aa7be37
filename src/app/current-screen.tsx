import { Suspense, useEffect, useState } from 'react';
import type { LoadStore } from '../flows/kit/call-api.ts';
import { useSessionStage, useSignIn } from '../flows/session/session.react.ts';
import { useAtLogin } from '../platform/history/use-at-login.ts';
import { LoginScreen } from '../screens/login/login.screen.tsx';
import { preloadSignedIn, Routed } from './lazy-components.ts';

/**
 * Where the customer is. A visit that starts at the login needs no router until it leaves it: the router comes with
 * the first other address or the first sign-in, and keeps the place from then on (docs/adr/0002).
 */
export function CurrentScreen({ loadStore }: { loadStore: LoadStore }) {
  const stage = useSessionStage();
  const atLogin = useAtLogin();
  const { busy } = useSignIn();
  const [routed, setRouted] = useState(false);
  useEffect(() => {
    // The home's code comes while the server still checks the password.
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
