import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createPortalTheme } from './theme.ts';
import type { Overrides } from './surfaces.ts';
import { tokens } from './tokens.ts';

/** The global rules of `CssBaseline`; the build puts them into the page (page-styles). */
export const baseline: Overrides = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        '--portal-font-text': tokens.fonts.text,
        '--portal-font-display': tokens.fonts.display,
        WebkitTextSizeAdjust: '100%',
        scrollPaddingTop: 88,
      },
      body: {
        minHeight: '100dvh',
        // Safe area beside an iPhone's camera in landscape.
        paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
        overflowWrap: 'break-word',
        accentColor: theme.vars?.palette.primary.main,
      },
      ':focus-visible': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      svg: { flexShrink: 0 },
      '::selection': { backgroundColor: theme.vars?.palette.accent.main, color: tokens.light.text },
      'a, button, input, select, label': {
        touchAction: 'manipulation',
        WebkitTapHighlightColor: 'transparent',
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          scrollBehavior: 'auto !important',
          animationIterationCount: '1 !important',
        },
      },
    }),
  },
};

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
