import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
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
  const [theme] = useState(() => {
    const made = createPortalTheme({ primaryColor: root.config.brand.primaryColor });
    insertVariables(made);
    return made;
  });
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={THEME_MODE_KEY}
        noSsr
        disableStyleSheetGeneration
      >
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

/** The theme's colours as they are: MUI would send their hundreds of lines through the compiler of styles (10 ms). */
function insertVariables(theme: Theme): void {
  // MUI's type says `any`: one rule by selector, each a value by variable.
  const sheets = theme.generateStyleSheets() as Record<string, Record<string, string | number>>[];
  for (const [selector, variables] of sheets.flatMap((sheet) => Object.entries(sheet))) {
    const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
    cache.sheet.insert(`${selector}{${lines.join(';')}}`.replace('colorScheme:', 'color-scheme:'));
  }
}

function Spinner() {
  return <FullScreenSpinner open={useBusy()} />;
}
