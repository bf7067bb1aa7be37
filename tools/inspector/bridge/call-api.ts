import type { Result } from '../portal/machines.ts';
import { callApi as plain } from '../portal/page.ts';
import { recordCall, requestNow } from './requests.ts';

type CallApi = typeof plain;
type Store = Parameters<Parameters<CallApi>[1]>[0];
type Dispatch = Store['dispatch'];

function isResult(value: unknown): value is Result<never> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

/**
 * Replaces the flows' `callApi` in the QA build: a request that QA answers by hand aborts its calls, so that neither the spinner
 * nor the next press waits for the server's own answer.
 */
export const callApi: CallApi = async (loadStore, call) => {
  const actor = requestNow();
  if (actor === null) return plain(loadStore, call);
  const started: { readonly abort?: () => void }[] = [];
  let settle: (value: unknown) => void = () => undefined;
  const byHand = new Promise<unknown>((resolve) => (settle = resolve));
  const forget = recordCall(actor, (value) => {
    settle(value);
    for (const { abort } of started) abort?.();
  });
  const watched = (store: Store): Store => {
    const dispatch = ((action: Parameters<Dispatch>[0]) => {
      const result = store.dispatch(action) as unknown;
      if (typeof result === 'object' && result !== null) started.push(result);
      return result;
    }) as Dispatch;
    return { ...store, dispatch };
  };
  const answer = plain(loadStore, (store) => call(watched(store))).finally(forget);
  const given = await Promise.race([answer, byHand]);
  return isResult(given) ? given : answer;
};
