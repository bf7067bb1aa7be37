import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set<AsyncLocalStorage<unknown>>();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function runNoted(this: AsyncLocalStorage<unknown>, ...args: unknown[]) {
  used.add(this);
  return Reflect.apply(run, this, args) as unknown;
} as typeof run;

export const contextsInUse = (): number => used.size;

/**
 * At the end of a test file: Jest's runner makes a context of its own for each, and leaves it on. Before Node 24 every
 * promise of the files after it in the process would be handed each of them: a twentieth of the tests' time.
 */
export function endContexts(): void {
  for (const context of used) context.disable();
  used.clear();
}
