import { Suspense, useLayoutEffect } from 'react';
import type { LoadStore } from '../flows/kit/call-api.ts';
import { useDraftEnd } from '../platform/draft/draft.ts';
import { discardFirstPaint } from '../platform/start/first-paint.ts';
import { useConfig } from '../platform/start/portal-context.ts';
import { ScreenSkeleton } from '../ui/first/skeletons.tsx';
import { PublicPage } from '../ui/page/public-page.tsx';
import type { PublicRoute } from './route.ts';
import { WithStore } from './with-store.tsx';

interface PublicProps {
  loadStore: LoadStore;
  route: PublicRoute;
}

/** A screen that needs no session but the API: its frame and title stand until its code, MUI and the store are there. */
export function Public({ loadStore, route: { Screen, heading, width } }: PublicProps) {
  const { brand } = useConfig();
  // What fails here fails again where it is shown.
  Screen.fetch().catch(Boolean);
  useLayoutEffect(() => {
    discardFirstPaint();
    scrollTo(0, 0);
  }, []);
  const coming = (
    <PublicPage brand={brand} width={width}>
      <ScreenSkeleton heading={heading} />
    </PublicPage>
  );
  return (
    <Suspense fallback={coming}>
      <WithStore loadStore={loadStore}>
        <DraftEnd />
        <Screen />
      </WithStore>
    </Suspense>
  );
}

/** Once the screen is there. */
function DraftEnd() {
  useDraftEnd();
  return null;
}
