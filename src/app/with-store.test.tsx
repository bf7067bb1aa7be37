import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { PortalStore } from '../base/calls/store.ts';
import type { LoadStore } from '../base/flow/ask.ts';
import { WithStore } from './with-store.tsx';

const store = { getState: () => ({}), subscribe: () => () => undefined, dispatch: Boolean } as never;

const show = (loadStore: LoadStore) => (
  <Suspense fallback="waiting">
    <WithStore loadStore={loadStore}>screen</WithStore>
  </Suspense>
);

test('a late store is awaited without a React warning', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let resolve = (_store: PortalStore): void => undefined;
  const promise = new Promise<PortalStore>((settle) => (resolve = settle));
  const loadStore: LoadStore = () => promise;
  const { rerender } = await act(async () => render(show(loadStore)));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await act(async () => {
    loadStore.loaded = store;
    resolve(store);
  });
  expect(screen.getByText('screen')).toBeInTheDocument();
  rerender(show(loadStore));
  expect(said).not.toHaveBeenCalled();
});

test('a store that is there is given at once', () => {
  const loadStore: LoadStore = Object.assign(async () => store, { loaded: store });
  render(show(loadStore));
  expect(screen.getByText('screen')).toBeInTheDocument();
});
