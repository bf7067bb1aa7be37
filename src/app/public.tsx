import { type CSSProperties, Suspense, useLayoutEffect } from 'react';
import type { LoadStore } from '../flows/kit/call-api.ts';
import { useDraftEnd } from '../platform/draft/draft.ts';
import { discardFirstPaint } from '../platform/start/first-paint.ts';
import { useConfig } from '../platform/start/portal-context.ts';
import { ScreenSkeleton } from '../ui/first/skeletons.tsx';
import { BrandMark } from '../ui/first/brand-mark.tsx';
import { addStyles } from '../ui/theme/styles.ts';
import css from './public.css';
import type { PublicRoute } from './routes.tsx';
import { WithStore } from './with-store.tsx';

addStyles(css);

interface PublicProps {
  loadStore: LoadStore;
  route: PublicRoute;
}

/** A screen without a session: its frame and title render before its code, MUI and the store have loaded. */
export function Public({ loadStore, route: { Screen, title, heading = title, width } }: PublicProps) {
  const { brand } = useConfig();
  // A failure is retried where it renders.
  Screen.fetch().catch(() => undefined);
  useLayoutEffect(() => {
    discardFirstPaint();
    scrollTo(0, 0);
  }, []);
  return (
    <div className="public-page" style={{ '--width': `${width}px` } as CSSProperties}>
      <header>
        <BrandMark name={brand.name} logoUrl={brand.logoUrl} />
      </header>
      <main>
        <Suspense fallback={<ScreenSkeleton heading={heading} />}>
          <WithStore loadStore={loadStore}>
            <DraftEnd />
            <Screen />
          </WithStore>
        </Suspense>
      </main>
    </div>
  );
}

/** Once the screen has rendered. */
function DraftEnd() {
  useDraftEnd();
  return null;
}
