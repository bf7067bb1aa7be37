import { forgetEnded, hasEnded, recordEnded } from './ended-sessions.ts';

/** The used part of the Cache API, which jsdom lacks. */
function installCaches(): Map<string, unknown> {
  const kept = new Map<string, unknown>();
  const cache = {
    put: async (key: string, value: unknown) => void kept.set(key, value),
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
  };
  const caches = { open: async () => cache, match: async (key: string) => kept.get(key) };
  Object.assign(globalThis, { caches });
  return kept;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

// @rule R82
test('an ended session is known by its token, which is not kept', async () => {
  const kept = installCaches();
  await recordEnded('token-ana');
  expect(await hasEnded('token-ana')).toBe(true);
  expect(await hasEnded('token-bruno')).toBe(false);
  expect(JSON.stringify([...kept])).not.toContain('token-ana');
  await forgetEnded('token-ana');
  expect(await hasEnded('token-ana')).toBe(false);
});

test('the last twenty are enough', async () => {
  const kept = installCaches();
  for (let at = 0; at < 25; at += 1) await recordEnded(`token-${at}`);
  expect(kept.size).toBe(20);
  expect(await hasEnded('token-4')).toBe(false);
  expect(await hasEnded('token-24')).toBe(true);
});

test('a missing or hanging cache locks nobody out', async () => {
  await recordEnded('token-ana');
  await forgetEnded('token-ana');
  expect(await hasEnded('token-ana')).toBe(false);
  jest.useFakeTimers();
  Object.assign(globalThis, { caches: { match: () => new Promise(() => undefined) } });
  const looked = hasEnded('token-ana');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await looked).toBe(false);
  jest.useRealTimers();
});

// @rule R82
test('a cache that says too late that the session is over ends it then', async () => {
  jest.useFakeTimers();
  let answer = (_kept: unknown): void => undefined;
  Object.assign(globalThis, { caches: { match: () => new Promise((resolve) => (answer = resolve)) } });
  localStorage.setItem('portal.token', 'token-ana');
  localStorage.setItem('portal.user', '{"Name":"Ana"}');
  const tokens: (string | null)[] = [];
  const note = ({ key }: StorageEvent) => tokens.push(key, localStorage.getItem('portal.token'));
  addEventListener('storage', note);
  const looked = hasEnded('token-ana');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await looked).toBe(false);
  expect(tokens).toEqual([]);
  answer(new Response());
  await jest.advanceTimersByTimeAsync(0);
  removeEventListener('storage', note);
  jest.useRealTimers();
  // As after `localStorage.clear()` in another tab.
  expect(tokens).toEqual([null, null]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a live session, or one ended in time, is not announced', async () => {
  const kept = installCaches();
  const listener = jest.fn();
  addEventListener('storage', listener);
  kept.clear();
  expect(await hasEnded('token-ana')).toBe(false);
  await recordEnded('token-ana');
  expect(await hasEnded('token-ana')).toBe(true);
  removeEventListener('storage', listener);
  expect(listener).not.toHaveBeenCalled();
});
