import { useSyncExternalStore } from 'react';
import { useSessionStage } from '../../flows/session/session.react.ts';
import { isInstallDue, watchInstallOffer } from '../../platform/install/install-offer.ts';
import { later } from '../../ui/page/later.tsx';

/** Silent when the chunk fails to load. */
const Prompt = later(
  () => import(/* webpackChunkName: "install" */ './install-prompt.tsx'),
  'InstallPrompt',
  { mui: true, optional: true },
);

/** Loads the install prompt when there is something to ask. @rule R45 */
export function Install() {
  const due = useSyncExternalStore(watchInstallOffer, isInstallDue, isInstallDue);
  const signedOut = useSessionStage() === 'signedOut';
  return due && signedOut ? <Prompt /> : null;
}
