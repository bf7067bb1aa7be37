import { use, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import type { LoadStore } from '../flows/kit/call-api.ts';
import { useDraftEnd } from '../platform/draft/draft.ts';
import { discardFirstPaint } from '../platform/start/first-paint.ts';
import type { LazyComponent } from '../ui/page/lazy-component.tsx';

interface PublicProps {
  loadStore: LoadStore;
  Screen: LazyComponent<object>;
}

/** A screen that needs no session but the API: its code and the store come at once, the pre-rendered page stays until then. */
export function Public({ loadStore, Screen }: PublicProps) {
  // What fails here fails again where it is shown.
  Screen.fetch().catch(Boolean);
  const store = use(loadStore());
  return (
    <Provider store={store}>
      <Screen />
      <Shown />
    </Provider>
  );
}

/** Stands beside the screen inside the boundary: it is there when the screen is. */
function Shown() {
  useDraftEnd();
  useLayoutEffect(() => {
    discardFirstPaint();
    scrollTo(0, 0);
  }, []);
  return null;
}
