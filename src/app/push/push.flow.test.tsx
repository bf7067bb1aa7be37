import { waitFor } from '@testing-library/react';
import { startPush } from './push.flow.ts';

const config = { sdkUrl: 'https://push.example/sdk/page.js', appId: 'clube' };
const place = window as { OneSignalDeferred?: ((sdk: unknown) => unknown)[] };
const script = () => document.head.querySelector<HTMLScriptElement>('script');

/** An idle browser that has asked nothing yet. */
function browser(permission: NotificationPermission = 'default') {
  const notification = { permission };
  Object.assign(window, {
    Notification: notification,
    PushManager: () => undefined,
    requestIdleCallback: (run: () => void) => run(),
  });
  Object.assign(navigator, { serviceWorker: {} });
  return notification;
}

/** Runs when the SDK's script loads. */
function sdkComes(notification: { permission: NotificationPermission }, answer: NotificationPermission) {
  const init = jest.fn(() => Promise.resolve());
  const requestPermission = jest.fn(async () => void (notification.permission = answer));
  for (const run of place.OneSignalDeferred ?? []) run({ init, Notifications: { requestPermission } });
  return { init, requestPermission };
}

afterEach(() => {
  document.head.replaceChildren();
  delete place.OneSignalDeferred;
  localStorage.clear();
  for (const name of ['Notification', 'PushManager', 'requestIdleCallback'])
    Reflect.deleteProperty(window, name);
  for (const name of ['serviceWorker', 'userAgentData']) Reflect.deleteProperty(navigator, name);
});

test('in Chromium the SDK loads once from the configured address', async () => {
  const notification = browser();
  Object.assign(navigator, { userAgentData: {} });
  const actor = startPush(config);
  expect(script()?.src).toBe(config.sdkUrl);
  const { init, requestPermission } = sdkComes(notification, 'granted');
  await waitFor(() => expect(actor.getSnapshot().value).toBe('subscribed'));
  expect(init).toHaveBeenCalledWith({
    appId: 'clube',
    serviceWorkerPath: 'push/OneSignalSDKWorker.js',
    serviceWorkerParam: { scope: '/push/' },
  });
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('portal.push')).toBe('asked');

  notification.permission = 'default';
  const later = startPush(config);
  const again = sdkComes(notification, 'granted');
  await waitFor(() => expect(later.getSnapshot().value).toBe('refused'));
  expect(again.requestPermission).not.toHaveBeenCalled();
});

test('elsewhere a click is waited for: without one the browser would refuse for good', async () => {
  const notification = browser();
  const actor = startPush(config);
  const { requestPermission } = sdkComes(notification, 'denied');
  await waitFor(() => expect(actor.getSnapshot().value).toBe('awaitingGesture'));
  expect(requestPermission).not.toHaveBeenCalled();
  // Leaving without a click is no answer: the next visit asks.
  expect(localStorage.getItem('portal.push')).toBeNull();
  document.body.click();
  await waitFor(() => expect(actor.getSnapshot().value).toBe('refused'));
  expect(requestPermission).toHaveBeenCalledTimes(1);
});

test('a permission from before needs no question', async () => {
  const notification = browser('granted');
  const actor = startPush(config);
  const { requestPermission } = sdkComes(notification, 'granted');
  await waitFor(() => expect(actor.getSnapshot().value).toBe('subscribed'));
  expect(requestPermission).not.toHaveBeenCalled();
});

// @rule R47
test('missing or blocked: nothing breaks', async () => {
  browser();
  const actor = startPush(config);
  script()?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(actor.getSnapshot().value).toBe('unavailable'));
  expect(localStorage.getItem('portal.push')).toBeNull();
});

test('an SDK that does not start is as good as none', async () => {
  const notification = browser();
  const actor = startPush(config);
  for (const run of place.OneSignalDeferred ?? [])
    run({ init: () => Promise.reject(new Error('no such app')), Notifications: notification });
  await waitFor(() => expect(actor.getSnapshot().value).toBe('unavailable'));
});

test('a browser without notifications loads nothing', () => {
  const actor = startPush(config);
  expect(actor.getSnapshot().value).toBe('off');
  expect(script()).toBeNull();
});
