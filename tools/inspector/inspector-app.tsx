import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { baseline, createPortalTheme } from './portal/ui.ts';
import { type Inspector, InspectorContext } from './store/context.ts';
import { createInspectorStore } from './store/inspector-store.ts';
import { connect } from './store/link.ts';
import { Page } from './views/page.tsx';

// `speedy` inserts the rules through the CSSOM: the content security policy allows no other way.
const cache = createCache({ key: 'css', speedy: true });

/** MUI's own looks in the portal's colours: the portal's are sized for touch. */
const PLAIN = [
  'FormLabel',
  'InputBase',
  'InputLabel',
  'OutlinedInput',
  'NativeSelect',
  'Tab',
  'Tabs',
  'Chip',
];
const low = {
  flexShrink: 0,
  minWidth: 0,
  padding: '2px 8px',
  fontSize: '1rem',
  whiteSpace: 'nowrap',
} as const;
const components = {
  ...baseline,
  ...Object.fromEntries(PLAIN.map((name) => [`Mui${name}`, {}])),
  MuiButton: { styleOverrides: { root: low } },
  MuiToggleButton: { defaultProps: { color: 'primary' }, styleOverrides: { root: low } },
  MuiListItemButton: { styleOverrides: { root: { width: '100%', paddingBlock: 0 } } },
} as const;
const theme = createPortalTheme({ components });

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
        <GlobalStyles styles={{ html: { fontSize: '87.5%' } }} />
        <InspectorContext value={inspector}>
          <Page />
        </InspectorContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
