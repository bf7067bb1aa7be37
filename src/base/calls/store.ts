import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import type { ApiContext } from './base-query.ts';
import type { Tag } from './tags.ts';

/** The Redux store: server data, owned by RTK Query (docs/ARCHITECTURE.md 'Who owns what'). */
export function createStore(context: ApiContext) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // The development checks would walk all of RTK Query's state per action.
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

/** Refetches shown and failed queries when the network is back. */
export function askAgainWith(store: PortalStore, onNetworkBack: (call: () => void) => () => void): void {
  setupListeners(store.dispatch, (dispatch, { onOnline }) => onNetworkBack(() => dispatch(onOnline())));
}

/** Refetches what another window has saved. @rule R281 */
export function followOtherWindows(
  store: PortalStore,
  onChanged: (call: (tags: readonly string[]) => void) => void,
): void {
  onChanged((tags) => store.dispatch(api.util.invalidateTags(tags as Tag[])));
}

/** Drops all answers, so that the next customer sees none. */
export function forgetAnswers(store: PortalStore): void {
  store.dispatch(api.util.resetApiState());
}
