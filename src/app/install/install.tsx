import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSessionStage } from '../../flows/session.react.ts';
import { isInstallDue, watchInstallOffer } from '../../platform/install-offer.ts';
import { parts } from '../parts.ts';

/** Whoever cannot load it is not asked. */
const Prompt = lazy(() =>
  parts.install().then(
    ({ InstallPrompt }) => ({ default: InstallPrompt }),
    () => ({ default: () => null }),
  ),
);

/** The place of the install prompt at the root (R45): nothing is loaded before there is something to ask. */
export function Install() {
  const due = useSyncExternalStore(watchInstallOffer, isInstallDue);
  const signedOut = useSessionStage() === 'signedOut';
  return due && signedOut ? (
    <Suspense fallback={null}>
      <Prompt />
    </Suspense>
  ) : null;
}
