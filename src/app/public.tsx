import { type ReactNode, use, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import type { LoadStore } from '../flows/call.ts';
import { useDraftEnd } from '../platform/draft.ts';
import { discardFirstPaint } from '../platform/first-paint.ts';

/** Around a screen that needs no session but the API: the store's provider. */
export function Public({ loadStore, children }: { loadStore: LoadStore; children: ReactNode }) {
  const store = use(loadStore());
  useDraftEnd();
  useLayoutEffect(() => {
    discardFirstPaint();
    scrollTo(0, 0);
  }, []);
  return <Provider store={store}>{children}</Provider>;
}
