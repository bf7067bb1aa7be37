import { SessionActorContext } from '../flows/session/session.react.ts';
import { later } from '../ui/page/later.tsx';
import { onNewerVersion } from '../platform/worker/newer-version.ts';
import { PortalContext, useBusy } from '../platform/start/portal-context.ts';
import { BrandColorContext } from '../ui/theme/brand-color.ts';
import { FullScreenSpinner } from '../ui/loading/full-screen-spinner.tsx';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Install } from './install/install.tsx';
import { CurrentScreen } from './current-screen.tsx';
import type { PortalRoot } from './root.ts';

const UpdateOffer = later(
  () => import(/* webpackChunkName: "update" */ './update/update-offer.tsx'),
  'UpdateOffer',
  { mui: true, optional: true, when: onNewerVersion },
);

/** The whole portal around a running root: contexts, routes, spinner and toasts. */
export function App({ root }: { root: PortalRoot }) {
  return (
    <BrandColorContext value={root.config.brand.primaryColor}>
      <PortalContext value={root}>
        <SessionActorContext value={root.session}>
          <ErrorBoundary>
            <CurrentScreen loadStore={root.loadStore} />
          </ErrorBoundary>
          <Install />
          <Spinner />
          <ToastHost />
          {root.config.features.updateNotice !== false && <UpdateOffer />}
        </SessionActorContext>
      </PortalContext>
    </BrandColorContext>
  );
}

function Spinner() {
  return <FullScreenSpinner open={useBusy()} />;
}
