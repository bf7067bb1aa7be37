import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { baseline } from './baseline.ts';
import { createPortalTheme } from './theme.ts';

/** For the build: the theme's variables and global rules of the page's first markup. */
export function PageStyles({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={createCache({ key: 'css' })}>
      <ThemeProvider theme={createPortalTheme({ components: baseline })}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
