import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import type { ApiContext } from './base-query.ts';

/** The Redux store: server data alone, owned by RTK Query (docs/ARCHITECTURE.md 'Who owns what'). */
export function createStore(context: ApiContext) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // The development checks walk the whole state with each action; it is RTK Query's own alone.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: context },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type PortalStore = ReturnType<typeof createStore>;

/**
 * Asks again for everything that is shown, or failed to be, each time the network is back.
 * @param onNetworkBack calls back then; returns the way to stop listening
 */
export function askAgainWith(store: PortalStore, onNetworkBack: (call: () => void) => () => void): void {
  setupListeners(store.dispatch, (dispatch, { onOnline }) => onNetworkBack(() => dispatch(onOnline())));
}

/** Drops every answer of the server: nothing of one customer may be seen by the next. */
export function forgetAnswers(store: PortalStore): void {
  store.dispatch(api.util.resetApiState());
}
