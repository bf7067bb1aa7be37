import { ofFolder } from '../../base/start/folder.ts';
import { readKey, writeKey } from '../../base/device/keys.ts';
import { allowScriptsBeside } from '../../base/start/trusted-types.ts';

/** The used part of a push SDK compatible with OneSignal's web SDK v16. @rule C1.7 */
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

/** Whether this browser supports notifications. */
export function isPushSupported(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}

/**
 * Loads and starts the SDK and returns the permission; rejects when it is missing or blocked. Its worker has the scope
 * `push/`, so that it does not replace the portal's (docs/DEPLOY.md).
 */
export async function loadPushSdk(sdkUrl: string, appId: string): Promise<NotificationPermission> {
  const scope = new URL('push/', document.baseURI).pathname;
  const sdk = await new Promise<PushSdk>((resolve, reject) => {
    deferred().push(resolve);
    addScript(sdkUrl, () => reject(new Error('the push SDK cannot be loaded')));
  });
  await sdk.init({
    appId,
    // Without a leading slash: the SDK adds one.
    serviceWorkerPath: `${scope.slice(1)}${WORKER}`,
    serviceWorkerParam: { scope },
  });
  started = sdk;
  return Notification.permission;
}

/** The SDK's queue: its functions run once the SDK has loaded. */
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

/** Asks the customer for the permission. */
export async function requestPushPermission(): Promise<NotificationPermission> {
  await started?.Notifications.requestPermission();
  return Notification.permission;
}

/** Only Chromium may ask without a click; the others refuse. */
export async function pushGesture(): Promise<void> {
  if ('userAgentData' in navigator) return;
  await new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }));
}

/** Whether this device was already asked. */
export function hasAskedForPush(): boolean {
  return readKey(ASKED_KEY) !== null;
}

export function rememberAskedForPush(): void {
  writeKey(ASKED_KEY, 'asked');
}
