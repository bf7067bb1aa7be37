import { ofFolder } from '../start/own-folder.ts';
import { readKey } from '../session/session-storage.ts';
import { allowScriptsBeside } from '../start/trusted-types.ts';

/** What the portal uses of a push SDK that follows OneSignal's web SDK v16. @rule C1.7 */
interface PushSdk {
  init: (options: {
    appId: string;
    serviceWorkerPath: string;
    serviceWorkerParam: { scope: string };
  }) => Promise<unknown>;
  Notifications: { requestPermission: () => Promise<unknown> };
}

type Deferred = { push: (run: (sdk: PushSdk) => void) => unknown };

const ASKED_KEY = ofFolder('portal.push');
const WORKER = 'OneSignalSDKWorker.js';

let started: PushSdk | null = null;

/** Whether this browser knows notifications at all. */
export function isPushSupported(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}

/**
 * Loads the SDK and starts it, and tells what the browser permits; rejects when it is missing or blocked. Its worker has a
 * scope of its own, `push/`: one at the portal's own scope would take the place of the portal's worker (docs/DEPLOY.md).
 */
export async function loadPushSdk(sdkUrl: string, appId: string): Promise<NotificationPermission> {
  const scope = new URL('push/', document.baseURI).pathname;
  const sdk = await new Promise<PushSdk>((resolve, reject) => {
    deferred().push(resolve);
    addScript(sdkUrl, () => reject(new Error('the push SDK cannot be loaded')));
  });
  await sdk.init({
    appId,
    // Without the first slash: the SDK puts one there.
    serviceWorkerPath: `${scope.slice(1)}${WORKER}`,
    serviceWorkerParam: { scope },
  });
  started = sdk;
  return Notification.permission;
}

/** The SDK's own list: what stands in it when it comes is run then. */
function deferred(): Deferred {
  const place = window as { OneSignalDeferred?: Deferred };
  place.OneSignalDeferred ??= [] as Parameters<Deferred['push']>[0][];
  return place.OneSignalDeferred;
}

function addScript(src: string, onError: () => void): void {
  allowScriptsBeside(src);
  const script = document.createElement('script');
  script.addEventListener('error', onError);
  script.src = src;
  document.head.append(script);
}

/** Lets the browser ask the customer. */
export async function requestPushPermission(): Promise<NotificationPermission> {
  await started?.Notifications.requestPermission();
  return Notification.permission;
}

/** Only Chromium asks by itself: the others heed nothing but a click, and refuse without one. */
export async function pushGesture(): Promise<void> {
  if ('userAgentData' in navigator) return;
  await new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }));
}

/** Whether the customer was asked on this device before. */
export function hasAskedForPush(): boolean {
  return readKey(ASKED_KEY) !== null;
}

export function rememberAskedForPush(): void {
  try {
    localStorage.setItem(ASKED_KEY, 'asked');
  } catch {
    // Nothing can be remembered here.
  }
}
