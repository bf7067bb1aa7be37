import { createListeners } from '../../lib/listeners.ts';
import { noteNewerVersion } from './newer-version.ts';

const FILE = 'sw.js';
/** A first visit has the line to itself before the worker fetches what that visit did not. */
const CALM_MS = 2000;
const LOOK_AGAIN_MS = 3_600_000;
const PATIENCE_MS = 10_000;

/** A new version waits; or another tab has let it take over, and this page is the old one. */
export type WorkerNews = 'found' | 'replaced';

let news: WorkerNews | null = null;
const listeners = createListeners<[WorkerNews]>();

function tell(fact: WorkerNews): void {
  news = fact;
  noteNewerVersion();
  listeners.tell(fact);
}

/**
 * Registers the service worker once the page has loaded; from then on a newer version is looked for. Whatever fails
 * here fails silently: the portal works without.
 */
export function startServiceWorker(): void {
  // The types promise one; a page without a safe connection has none.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined) return;
  const isFirstVisit = container.controller === null;
  setTimeout(() => void register(container).catch(() => undefined), isFirstVisit ? CALM_MS : 0);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  let wasControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first worker of a first visit replaces nothing.
    if (wasControlled) tell('replaced');
    wasControlled = true;
  });
  const registration = await container.register(FILE);
  watchVersions(registration);
  lookAgainWhenSeen(registration);
}

function watchVersions(registration: ServiceWorkerRegistration): void {
  // By the active one: Safari's page may be under the first worker's control before it hears that it is installed.
  const look = () => {
    if (registration.waiting !== null && registration.active !== null) tell('found');
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** An installed portal is seldom loaded anew: it is brought to the front. */
function lookAgainWhenSeen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    // Negative where the clock was set back.
    if (document.hidden || Math.abs(Date.now() - looked) < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Calls back with what is known of newer versions, and with all that comes; returns the way to stop listening. */
export function watchWorker(listener: (news: WorkerNews) => void): () => void {
  if (news !== null) listener(news);
  return listeners.listen(listener);
}

/** Lets the version that waits take over. False when it does not, in ten seconds. */
export async function activateWaitingWorker(): Promise<boolean> {
  const container = navigator.serviceWorker;
  const registration = await container.getRegistration();
  if (registration === undefined) return false;
  const { waiting } = registration;
  // Nothing waits any more: it has taken over already.
  if (waiting === null) return true;
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
    container.addEventListener('controllerchange', () => resolve(true), { once: true });
    waiting.postMessage('take over');
  });
}

/** Loads the page anew: the version that is in force answers. */
export function reloadPage(): void {
  location.reload();
}
