import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { baseline, createPortalTheme } from './portal/ui.ts';
import { type Inspector, InspectorContext } from './store/context.ts';
import { createInspectorStore } from './store/inspector-store.ts';
import { connect } from './store/link.ts';
import { Page } from './views/page.tsx';

// `speedy` inserts the rules through the CSSOM: the content security policy allows no other way.
const cache = createCache({ key: 'css', speedy: true });
const theme = createPortalTheme({ components: baseline });

/** An inspector that listens to the pages from now on. */
export function createInspector(): Inspector {
  const store = createInspectorStore();
  return { store, ask: connect(store) };
}

export function InspectorApp({ inspector }: { inspector: Inspector }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="inspetor.tema" noSsr>
        <CssBaseline />
        <InspectorContext value={inspector}>
          <Page />
        </InspectorContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
