import { activateWaitingWorker, startServiceWorker, watchWorker } from './service-worker.ts';

/** The used part of the browser's registration. */
function browserWith(register: () => Promise<unknown>, { controlled = false } = {}) {
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: jest.fn(register),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return container;
}

const registration = () =>
  Object.assign(new EventTarget(), {
    active: null as object | null,
    waiting: null as object | null,
    installing: null as EventTarget | null,
    update: jest.fn(async () => undefined),
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a browser without workers: nothing happens', () => {
  startServiceWorker();
  expect(jest.getTimerCount()).toBe(0);
});

// @rule S1.4
test('a first visit has the line to itself for two seconds', async () => {
  const { register } = browserWith(async () => registration());
  startServiceWorker();
  await jest.advanceTimersByTimeAsync(1999);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledWith('sw.js');
});

test('a later visit registers at once', async () => {
  const { register } = browserWith(async () => registration(), { controlled: true });
  startServiceWorker();
  await jest.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledTimes(1);
});

test.each([
  ['refused', async () => Promise.reject(new TypeError('a 404'))],
  // A browser that forbids workers.
  ['answered with nothing', async () => undefined],
])('a registration that is %s is silent', async (_, answer) => {
  browserWith(answer);
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const listener = jest.fn();
  const stop = watchWorker(listener);
  startServiceWorker();
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  // A rejection counts as unhandled after the current task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
  stop();
});

test.each([
  ['the first worker, reported late, when it already controls the page: nothing newer', null, false],
  ['one that waits behind the active one: a newer version', {}, true],
])('installed: %s', async (_, active, isNewer) => {
  const installing = new EventTarget();
  const ours = Object.assign(registration(), { active, installing });
  const container = browserWith(async () => ours);
  const listener = jest.fn();
  const stop = watchWorker(listener);
  startServiceWorker();
  await jest.runAllTimersAsync();
  Object.assign(container, { controller: {} });
  Object.assign(ours, { waiting: installing, installing: null });
  installing.dispatchEvent(new Event('statechange'));
  expect(listener.mock.calls).toEqual(isNewer ? [['found']] : []);
  stop();
});

test('brought to the front, it is looked for a newer version once an hour', async () => {
  const ours = registration();
  browserWith(async () => ours, { controlled: true });
  startServiceWorker();
  await jest.runAllTimersAsync();
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  show();
  expect(ours.update).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_600_000);
  ours.update.mockRejectedValueOnce(new TypeError('no network'));
  show();
  show();
  expect(ours.update).toHaveBeenCalledTimes(1);
});

test('a clock that is set back does not keep it from looking for a newer version', async () => {
  const ours = registration();
  browserWith(async () => ours, { controlled: true });
  startServiceWorker();
  await jest.runAllTimersAsync();
  jest.setSystemTime(Date.now() - 31_536_000_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ours.update).toHaveBeenCalledTimes(1);
});

test('a new version takes over once a slow page has fetched all', async () => {
  const waiting = { postMessage: jest.fn() };
  const container = browserWith(async () => registration());
  Object.assign(container, { getRegistration: async () => ({ ...registration(), waiting }) });
  let onRequest = (): void => undefined;
  globalThis.PerformanceObserver = class {
    constructor(listener: () => void) {
      onRequest = listener;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
  const isDone = activateWaitingWorker();
  for (let ms = 0; ms < 8000; ms += 400) {
    await jest.advanceTimersByTimeAsync(400);
    onRequest();
  }
  expect(waiting.postMessage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(500);
  expect(waiting.postMessage).toHaveBeenCalledWith('take over');
  container.dispatchEvent(new Event('controllerchange'));
  await expect(isDone).resolves.toBe(true);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});
