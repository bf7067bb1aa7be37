import { ofFolder } from '../../base/start/folder.ts';
import { createListeners } from '../../lib/listeners.ts';
import { readKey } from '../../base/device/keys.ts';

/** Chromium's offer to install the page; usable once. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: string }>;
}

/** The key that 'Não adicionar' sets to 'false'. @rule R45 */
export const INSTALL_KEY = ofFolder('install');

let offer: InstallOffer | null = null;
const listeners = createListeners();

/**
 * Keeps the browser's offer for our modal. Part of the page's own script, because it fires before the app loads; the rest
 * is in `install.ts`.
 * @rule R45
 */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    listeners.emit();
  });
}

/** Calls back when the browser offers the installation; returns an unsubscriber. */
export const watchInstallOffer = listeners.listen;

/** Takes the offer for its one dialog; null without one. */
export function takeInstallOffer(): InstallOffer | null {
  const taken = offer;
  offer = null;
  return taken;
}

/** An unused offer exists. */
export function isInstallOffered(): boolean {
  return offer !== null;
}

/** iOS has no offer, only manual steps. An iPad identifies as a Mac. @rule S2.16 */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Whether there may be something to ask: an offer or an iPhone, and no 'false' under 'install'. */
export function isInstallDue(): boolean {
  return (offer !== null || isIos()) && readKey(INSTALL_KEY) !== 'false';
}
