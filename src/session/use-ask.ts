import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { unknownFailure } from '../../machines/kit/chart.ts';
import type { PortalStore } from '../base/calls/store.ts';
import { useSessionActor } from './session.react.ts';
import { type Ask, createAsk } from '../base/flow/ask.ts';

const ABORTED = { ok: false, failure: { ...unknownFailure, kind: 'aborted' } } as const;

/** `ask` for the flows of a screen. Drops the result if the token changed while the request was in flight. */
export function useAsk(): Ask {
  const store = useStore() as PortalStore;
  const session = useSessionActor();
  return useMemo(() => {
    const ask = createAsk(async () => store);
    const tokenNow = () => session.getSnapshot().context.session?.token;
    const askedToken = tokenNow();
    return async (...asked) => {
      if (tokenNow() !== askedToken) return ABORTED;
      const result = await ask(...asked);
      // An aborted query that other subscribers share resolves without data.
      return result.ok && tokenNow() !== askedToken ? ABORTED : result;
    };
  }, [store, session]);
}
