import { forgetEnded, hasEnded, noteEnded } from './ended-sessions.ts';

/** The Cache API as far as it is used; jsdom has none. */
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

test('an ended session is known by its token, which is not kept (R82)', async () => {
  const kept = installCaches();
  await noteEnded('token-ana');
  expect(await hasEnded('token-ana')).toBe(true);
  expect(await hasEnded('token-bruno')).toBe(false);
  expect(JSON.stringify([...kept])).not.toContain('token-ana');
  await forgetEnded('token-ana');
  expect(await hasEnded('token-ana')).toBe(false);
});

test('the last twenty are enough', async () => {
  const kept = installCaches();
  for (let at = 0; at < 25; at += 1) await noteEnded(`token-${at}`);
  expect(kept.size).toBe(20);
  expect(await hasEnded('token-4')).toBe(false);
  expect(await hasEnded('token-24')).toBe(true);
});

test('a browser without a cache, or with one that does not answer, keeps nobody out', async () => {
  await noteEnded('token-ana');
  await forgetEnded('token-ana');
  expect(await hasEnded('token-ana')).toBe(false);
  jest.useFakeTimers();
  Object.assign(globalThis, { caches: { match: () => new Promise(() => undefined) } });
  const looked = hasEnded('token-ana');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await looked).toBe(false);
  jest.useRealTimers();
});
