import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { tokens } from '../../theme/tokens.ts';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const { dialog } = tokens.radius;

/** What things lie on: the page, menus, drawers, dialogs. */
export const surfaces: Overrides = {
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
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 18,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 44, borderRadius: 12, padding: '8px 14px', gap: 12, whiteSpace: 'normal' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: dialog,
        backgroundColor: theme.vars.palette.surface.raised,
        // Without shadows, and where the system's own colours leave no ground: its edge.
        outline: '1px solid transparent',
        '[data-tema="contrast"] &': { outlineColor: theme.vars.palette.divider },
        margin: 16,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(34 28 20 / 0.55)' } },
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
};
