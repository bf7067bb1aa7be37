import { listenToPush } from './push.ts';

jest.mock('./config-route.ts', () => ({ readBrandName: async () => brand }));

const SCOPE = 'https://clube.example/';
let brand: string | null = null;

/** The used part of a worker's scope. */
function startWorker(...tabs: object[]) {
  const listeners = new Map<string, (event: unknown) => void>();
  const showNotification = jest.fn(async () => undefined);
  const openWindow = jest.fn(async (_url: string) => null);
  const matchAll = jest.fn(async () => tabs);
  const worker = {
    registration: { scope: SCOPE, showNotification },
    clients: { matchAll, openWindow },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };
  Object.assign(globalThis, { self: worker });
  listenToPush();
  const dispatch = async (type: string, event: object) => {
    const waited: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: unknown) => waited.push(work) });
    await Promise.all(waited);
    return waited.length;
  };
  const click = async (data: unknown) => {
    const close = jest.fn();
    const waited = await dispatch('notificationclick', { notification: { close, data } });
    expect(close).toHaveBeenCalledTimes(1);
    return waited;
  };
  return { dispatch, click, showNotification, openWindow, matchAll };
}

/** @param refused the tab is not controlled by this worker */
function tabAt(url: string, refused = false) {
  const navigate = jest.fn(async (_address: string) => {
    if (refused) throw new TypeError('not controlled');
  });
  const focus = jest.fn(async () => ({ url, navigate }));
  return { url, navigate, focus };
}

afterEach(() => {
  brand = null;
});

test('a message is shown before the worker may sleep', async () => {
  const { dispatch, showNotification } = startWorker();
  const text = () => JSON.stringify({ title: 'Oferta', body: 'Café', tag: 'o', url: '/promocoes' });
  expect(await dispatch('push', { data: { text } })).toBe(1);
  expect(showNotification).toHaveBeenCalledWith('Oferta', {
    body: 'Café',
    lang: 'pt-BR',
    icon: 'icons/icon-192.png',
    badge: 'icons/badge-96.png',
    data: { url: `${SCOPE}#/promocoes` },
    tag: 'o',
  });
});

test.each([
  ['the brand', 'Clube Vizinhança', 'Clube Vizinhança'],
  ['the portal', null, 'Portal Fidelidade'],
])('a message without words is shown under the name of %s', async (_, cached, title) => {
  brand = cached;
  const { dispatch, showNotification } = startWorker();
  await dispatch('push', { data: null });
  expect(showNotification).toHaveBeenCalledWith(
    title,
    expect.objectContaining({ body: '', data: { url: SCOPE } }),
  );
});

test('a click without an open tab opens one', async () => {
  const { click, openWindow, matchAll } = startWorker(tabAt(`${SCOPE}folheto.pdf`));
  await click({ url: `${SCOPE}#/voucher` });
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
  expect(openWindow.mock.calls).toEqual([[`${SCOPE}#/voucher`]]);
});

test('a click brings the open tab to the front and changes its hash alone', async () => {
  const tab = tabAt(`${SCOPE}?utm_source=a#/compras`);
  const { click, openWindow } = startWorker(tabAt('https://clube.example/outra/'), tab);
  await click({ url: `${SCOPE}#/voucher` });
  expect(tab.focus).toHaveBeenCalledTimes(1);
  expect(tab.navigate.mock.calls).toEqual([[`${SCOPE}?utm_source=a#/voucher`]]);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a click that names the start leaves the open tab where it is', async () => {
  const tab = tabAt(`${SCOPE}#/compras`);
  const { click, openWindow } = startWorker(tab);
  await click({ url: SCOPE });
  expect(tab.focus).toHaveBeenCalledTimes(1);
  expect(tab.navigate).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tab that cannot be led yet: a new one', async () => {
  const tab = tabAt(`${SCOPE}#/compras`, true);
  const { click, openWindow } = startWorker(tab);
  await click({ url: `${SCOPE}#/voucher` });
  expect(openWindow.mock.calls).toEqual([[`${SCOPE}#/voucher`]]);
});

test.each([[null], [{}], [{ url: 7 }]])('a notification of others (%j) is theirs to answer', async (data) => {
  const { click, openWindow, matchAll } = startWorker(tabAt(SCOPE));
  expect(await click(data)).toBe(0);
  expect(matchAll).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});
