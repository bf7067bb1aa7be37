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
