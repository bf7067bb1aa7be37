import { AsyncLocalStorage } from 'node:async_hooks';

const { run } = AsyncLocalStorage.prototype;

afterAll(() => {
  AsyncLocalStorage.prototype.run = run;
});

test('promises have no async context after the end of a file', async () => {
  const { endContexts } = await import('./ended-contexts.ts');
  const context = new AsyncLocalStorage<string>();
  const seen = await context.run('this file', async () => {
    const before = context.getStore();
    endContexts();
    return [before, await Promise.resolve().then(() => context.getStore())];
  });
  expect(seen).toEqual(['this file', undefined]);
  expect(context.run('the next', () => context.getStore())).toBe('the next');
});

test("Jest's runner still has a context for each test", async () => {
  const { contextsInUse } = await import('./ended-contexts.ts');
  await new Promise((resolve) => setImmediate(resolve));
  expect(contextsInUse()).toBeGreaterThan(0);
});
