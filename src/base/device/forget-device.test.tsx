import { forgetDevice } from './forget-device.ts';

afterEach(() => {
  for (const [place, name] of [
    [globalThis, 'caches'],
    [navigator, 'serviceWorker'],
  ] as const)
    Reflect.deleteProperty(place, name);
  localStorage.clear();
});

function install(worker: Partial<ServiceWorkerContainer>): string[] {
  const kept = ['portal-images', 'portal-ended', 'of-another'];
  const caches = {
    keys: async () => [...kept],
    delete: async (name: string) => kept.splice(kept.indexOf(name), 1).length > 0,
  };
  Object.assign(globalThis, { caches });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  return kept;
}

// @rule R88
test('the worker clears its picture notes on sign-out', async () => {
  const posted: unknown[] = [];
  const active = { postMessage: (message: unknown) => posted.push(message) };
  const getRegistration = async () => ({ active }) as unknown as ServiceWorkerRegistration;
  const kept = install({ controller: null, getRegistration });
  localStorage.setItem('portal.loja', '7');
  localStorage.setItem('of-another', '1');
  await forgetDevice();
  expect(posted).toEqual(['forget pictures']);
  expect(kept).toEqual(['of-another']);
  expect(Object.keys(localStorage)).toEqual(['of-another']);
});

test('a browser that forbids workers keeps nothing back', async () => {
  const kept = install({
    controller: null,
    getRegistration: async () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await forgetDevice();
  expect(kept).toEqual(['of-another']);
});

// @rule R46
test('a cache that never answers delays the sign-out by a second at most', async () => {
  install({ controller: null, getRegistration: async () => new Promise(() => undefined) });
  jest.useFakeTimers();
  const left = jest.fn();
  void forgetDevice().finally(left);
  await jest.advanceTimersByTimeAsync(999);
  expect(left).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(left).toHaveBeenCalled();
  jest.useRealTimers();
});
