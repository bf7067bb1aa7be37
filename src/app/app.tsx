import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { SessionActorContext } from '../flows/session.react.ts';
import { onNewerVersion } from '../platform/newer-version.ts';
import { PortalContext, useBusy } from '../platform/portal-context.ts';
import { THEME_MODE_KEY } from '../platform/theme-mode.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Install } from './install/install.tsx';
import { LatePart } from './late-part.tsx';
import { Place } from './place.tsx';
import type { PortalRoot } from './root.ts';
import { createPortalTheme } from './theme/theme.ts';

// `speedy` inserts the rules through the CSSOM: the content security policy allows no other way.
const cache = createCache({ key: 'css', speedy: true });

const loadUpdate = async () =>
  (await import(/* webpackChunkName: "update" */ './update/update-offer.tsx')).UpdateOffer;

/** The whole portal around a running root: theme, contexts, routes, spinner and toasts. */
export function App({ root }: { root: PortalRoot }) {
  const [theme] = useState(() => createPortalTheme({ primaryColor: root.config.brand.primaryColor }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_MODE_KEY} noSsr>
        <CssBaseline />
        <PortalContext value={root}>
          <SessionActorContext value={root.session}>
            <ErrorBoundary>
              <Place loadStore={root.loadStore} />
            </ErrorBoundary>
            <Install />
            <Spinner />
            <ToastHost />
            <LatePart wait={onNewerVersion} load={loadUpdate} />
          </SessionActorContext>
        </PortalContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

function Spinner() {
  return <FullScreenSpinner open={useBusy()} />;
}
