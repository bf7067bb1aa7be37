import { createListeners } from '../../lib/listeners.ts';
import { recordNewerVersion } from './newer-version.ts';

const FILE = 'sw.js';
/** Delays precaching, so that it does not compete with the first visit. */
const CALM_MS = 2000;
const LOOK_AGAIN_MS = 3_600_000;
const TIMEOUT_MS = 10_000;
/** The pause after the last request, and how long it is waited for. */
const QUIET_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** A new version waits; or another tab activated it, and this page is old. */
export type WorkerNews = 'found' | 'replaced';

let news: WorkerNews | null = null;
const listeners = createListeners<[WorkerNews]>();

function emitFact(fact: WorkerNews): void {
  news = fact;
  recordNewerVersion();
  listeners.emit(fact);
}

/** Registers the service worker after the page has loaded and looks for newer versions. Failures are silent. */
export function startServiceWorker(): void {
  // Typed as always present; without HTTPS it is missing.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined) return;
  const isFirstVisit = container.controller === null;
  setTimeout(() => void register(container).catch(() => undefined), isFirstVisit ? CALM_MS : 0);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  let wasControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // A first visit's worker replaces nothing.
    if (wasControlled) emitFact('replaced');
    wasControlled = true;
  });
  const registration = await container.register(FILE);
  watchVersions(registration);
  lookAgainWhenSeen(registration);
}

function watchVersions(registration: ServiceWorkerRegistration): void {
  // By `active`: in Safari a page may be controlled before its worker reports 'installed'.
  const look = () => {
    if (registration.waiting !== null && registration.active !== null) emitFact('found');
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** An installed portal is rarely reloaded, but brought to the front. */
function lookAgainWhenSeen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    // Negative when the clock was set back.
    if (document.hidden || Math.abs(Date.now() - looked) < LOOK_AGAIN_MS) return;
    looked = Date.now();
    // Looked for again with the next return.
    registration.update().catch(() => undefined);
  });
}

/** Calls back with newer versions, known and future; returns an unsubscriber. */
export function watchWorker(listener: (news: WorkerNews) => void): () => void {
  if (news !== null) listener(news);
  return listeners.listen(listener);
}

/**
 * Waits until this page fetches nothing. A request that reaches the old worker while it stops restarts it, and Chromium
 * keeps the new one waiting for up to five minutes; the first press on a screen loads chunks.
 */
async function onceQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let pause = 0;
    const wait = (): void => {
      clearTimeout(pause);
      pause = window.setTimeout(end, QUIET_MS);
    };
    const requests = new PerformanceObserver(wait);
    const end = (): void => {
      requests.disconnect();
      resolve();
    };
    requests.observe({ type: 'resource' });
    setTimeout(end, LONGEST_WAIT_MS);
    wait();
  });
}

/** Activates the waiting version once the page is quiet. False when that then takes longer than ten seconds. */
export async function activateWaitingWorker(): Promise<boolean> {
  const container = navigator.serviceWorker;
  const registration = await container.getRegistration();
  if (registration === undefined) return false;
  const { waiting } = registration;
  // Nothing is waiting: it is active already.
  if (waiting === null) return true;
  await onceQuiet();
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
    container.addEventListener('controllerchange', () => resolve(true), { once: true });
    waiting.postMessage('take over');
  });
}

/** Reloads the page: the active version answers. */
export function reloadPage(): void {
  location.reload();
}
