import type { Result } from '../portal/machines.ts';
import { createAsk as plain } from '../portal/page.ts';
import { recordCall, requestNow } from './requests.ts';

type CreateAsk = typeof plain;
type Store = Awaited<ReturnType<Parameters<CreateAsk>[0]>>;
type Dispatch = Store['dispatch'];

function isResult(value: unknown): value is Result<never> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

/**
 * Replaces the flows' `createAsk` in the QA build: a request that QA answers by hand aborts its calls, so that neither the
 * spinner nor the next press waits for the server's own answer.
 */
export const createAsk: CreateAsk = (loadStore) => async (endpoint, arg, options) => {
  const actor = requestNow();
  if (actor === null) return plain(loadStore)(endpoint, arg, options);
  const started: { readonly abort?: () => void }[] = [];
  let settle: (value: unknown) => void = () => undefined;
  const byHand = new Promise<unknown>((resolve) => (settle = resolve));
  const forget = recordCall(actor, (value) => {
    settle(value);
    for (const { abort } of started) abort?.();
  });
  const watched = async (): Promise<Store> => {
    const store = await loadStore();
    const dispatch = ((action: Parameters<Dispatch>[0]) => {
      const result = store.dispatch(action) as unknown;
      if (typeof result === 'object' && result !== null) started.push(result);
      return result;
    }) as Dispatch;
    return { ...store, dispatch };
  };
  const answer = plain(watched)(endpoint, arg, options).finally(forget);
  const given = await Promise.race([answer, byHand]);
  return isResult(given) ? given : answer;
};
