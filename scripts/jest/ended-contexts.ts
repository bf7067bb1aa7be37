import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set<AsyncLocalStorage<unknown>>();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function runNoted(this: AsyncLocalStorage<unknown>, ...args: unknown[]) {
  used.add(this);
  return Reflect.apply(run, this, args) as unknown;
} as typeof run;

export const contextsInUse = (): number => used.size;

/**
 * Disables Jest's per-file async context at the end of a file: before Node 24 every later promise would be passed through
 * it, a twentieth of the tests' time.
 */
export function endContexts(): void {
  for (const context of used) context.disable();
  used.clear();
}
