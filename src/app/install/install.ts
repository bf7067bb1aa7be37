import { INSTALL_KEY, isIos, takeInstallOffer } from './install-offer.ts';
import { readKey, writeKey } from '../../base/device/keys.ts';

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

/** An in-app browser on iOS (Instagram, Facebook, Google), which cannot install. Real browsers say `Safari/`. */
export function isInApp(): boolean {
  const { userAgent } = navigator;
  return isIos() && (!userAgent.includes('Safari/') || /GSA\/|FBA[NV]\/|Instagram/.test(userAgent));
}

/** 'Não adicionar' was chosen on this device. @rule R45 */
export function hasRefusedInstall(): boolean {
  return readKey(INSTALL_KEY) === 'false';
}

/** 'Não adicionar'. Without storage the next visit asks again. @rule R45 */
export function rememberInstallRefusal(): void {
  writeKey(INSTALL_KEY, 'false');
}

/** Shows the browser's dialog; uses the offer up. */
export async function promptInstall(): Promise<boolean> {
  const offer = takeInstallOffer();
  if (offer === null) return false;
  await offer.prompt();
  return (await offer.userChoice).outcome === 'accepted';
}

/** Calls back when the app was installed in any way. */
export function watchInstalled(listener: () => void): void {
  addEventListener('appinstalled', listener);
}
