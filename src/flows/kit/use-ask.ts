import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { PortalStore } from '../../api/base/store.ts';
import { useSessionActor } from '../session/session.react.ts';
import { type Ask, createAsk } from './ask.ts';

/**
 * `ask` for the flows of a screen: the store is above it already. It asks for the customer whose screen it is alone: once
 * that session has ended, what a flow goes on with is cut off like a call that was under way, whoever is signed in by then.
 */
export function useAsk(): Ask {
  const store = useStore() as PortalStore;
  const session = useSessionActor();
  return useMemo(() => {
    const tokenNow = () => session.getSnapshot().context.session?.token;
    const own = tokenNow();
    return createAsk(async () => {
      if (tokenNow() !== own) throw new DOMException('', 'AbortError');
      return store;
    });
  }, [store, session]);
}
