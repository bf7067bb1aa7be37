import { INSTALL_KEY, isIos, takeInstallOffer } from './install-offer.ts';
import { readKey } from '../session/session-storage.ts';

/** Running from the home screen. */
export function isInstalled(): boolean {
  return (
    (navigator as { standalone?: boolean }).standalone === true ||
    matchMedia('(display-mode: standalone)').matches
  );
}

/** iOS outside standalone mode. @rule R45 */
export function needsInstallInstructions(): boolean {
  return isIos() && !isInstalled();
}

/** A page within another app on iOS (Instagram, Facebook, Google): nothing can be installed there. Its browsers say `Safari/`. */
export function isInApp(): boolean {
  const { userAgent } = navigator;
  return isIos() && (!userAgent.includes('Safari/') || /GSA\/|FBA[NV]\/|Instagram/.test(userAgent));
}

/** 'Não adicionar' was chosen on this device. @rule R45 */
export function hasRefusedInstall(): boolean {
  return readKey(INSTALL_KEY) === 'false';
}

/** 'Não adicionar'. Without storage the question comes again with the next visit. @rule R45 */
export function rememberInstallRefusal(): void {
  try {
    localStorage.setItem(INSTALL_KEY, 'false');
  } catch {
    // Nothing can be remembered here.
  }
}

/** Shows the browser's own dialog; the offer is used up. */
export async function promptInstall(): Promise<boolean> {
  const offer = takeInstallOffer();
  if (offer === null) return false;
  await offer.prompt();
  return (await offer.userChoice).outcome === 'accepted';
}

/** Calls back when the app has been added to the home screen, by whichever way. */
export function watchInstalled(listener: () => void): void {
  addEventListener('appinstalled', listener);
}
