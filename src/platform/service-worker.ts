const FILE = 'sw.js';
/** A first visit has the line to itself before the worker fetches what that visit did not. */
const CALM_MS = 2000;
const LOOK_AGAIN_MS = 3_600_000;

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
  const registration = await container.register(FILE);
  lookAgainWhenSeen(registration);
}

/** An installed portal is seldom loaded anew: it is brought to the front. */
function lookAgainWhenSeen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}
