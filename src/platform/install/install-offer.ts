import { ofFolder } from '../start/own-folder.ts';
import { createListeners } from '../../lib/listeners.ts';
import { readKey } from '../session/session-storage.ts';

/** Chromium's offer to install the page; good for one dialog. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: string }>;
}

/** The local value that 'Não adicionar' sets to 'false'. @rule R45 */
export const INSTALL_KEY = ofFolder('install');

let offer: InstallOffer | null = null;
const listeners = createListeners();

/**
 * Keeps the browser's offer for our own modal. From the first script on: it comes before the app does. The rest of
 * it is in `install.ts`: this part stands in the page itself.
 * @rule R45
 */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    listeners.tell();
  });
}

/** Calls back when the browser offers the installation; returns the way to stop listening. */
export const watchInstallOffer = listeners.listen;

/** Takes the offer for the one dialog that it is good for; null when there is none. */
export function takeInstallOffer(): InstallOffer | null {
  const taken = offer;
  offer = null;
  return taken;
}

/** The browser has an offer that nobody has used. */
export function isInstallOffered(): boolean {
  return offer !== null;
}

/** iOS makes no offer: there the customer has to do it by hand. An iPad says that it is a Mac. @rule S2.16 */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Whether there may be anything to ask: an offer or an iPhone, and no 'false' under 'install'. */
export function isInstallDue(): boolean {
  return (offer !== null || isIos()) && readKey(INSTALL_KEY) !== 'false';
}
