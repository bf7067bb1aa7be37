import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { unknownFailure } from '../../../machines/kit/result.ts';
import type { PortalStore } from '../../api/base/store.ts';
import { useSessionActor } from '../session/session.react.ts';
import { type Ask, createAsk } from './ask.ts';

const CUT = { ok: false, failure: { ...unknownFailure, kind: 'cut' } } as const;

/**
 * `ask` for the flows of a screen: the store is above it already. It asks for the customer whose screen it is alone: once
 * that session has ended, what a flow goes on with is cut off like a call that was under way, whoever is signed in by then.
 */
export function useAsk(): Ask {
  const store = useStore() as PortalStore;
  const session = useSessionActor();
  return useMemo(() => {
    const ask = createAsk(async () => store);
    const tokenNow = () => session.getSnapshot().context.session?.token;
    const own = tokenNow();
    return async (...asked) => {
      if (tokenNow() !== own) return CUT;
      const result = await ask(...asked);
      // A query that was under way for others, too, counts as answered when it is cut off: with nothing.
      return result.ok && tokenNow() !== own ? CUT : result;
    };
  }, [store, session]);
}
