import type { AlertColor } from '@mui/material/Alert';
import type { Components, CSSObject, CssVarsTheme, Theme } from '@mui/material/styles';
import { tokens } from './tokens.ts';

export type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const { card, dialog, field } = tokens.radius;

/** Drawn in high contrast and forced colours alone, where grounds are hardly seen. */
const edge = ({ vars }: Pick<CssVarsTheme, 'vars'>): CSSObject => ({
  outline: '1px solid transparent',
  '[data-tema="contrast"] &': { outlineColor: vars.palette.divider },
});

/** A notice above everything: coloured icon, its button reachable when it is taller than the window. */
const toast = ({ vars }: Pick<CssVarsTheme, 'vars'>, severity: AlertColor): CSSObject => ({
  boxSizing: 'border-box',
  width: 'min(400px, calc(100vw - 24px))',
  padding: '12px 14px',
  gap: 12,
  borderRadius: 18,
  backgroundColor: vars.palette.surface.raised,
  border: `1px solid ${vars.palette.divider}`,
  boxShadow: vars.shadows[12],
  '& .MuiAlert-icon': {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    width: 40,
    height: 40,
    margin: 0,
    padding: 0,
    borderRadius: 12,
    color: vars.palette[severity].main,
    backgroundColor: `color-mix(in srgb, ${vars.palette[severity].main} 14%, transparent)`,
  },
  '& .MuiAlert-message': {
    flex: 1,
    minWidth: 0,
    fontSize: '1rem',
    lineHeight: 1.45,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    overflow: 'visible',
  },
  '& .MuiAlert-action': {
    position: 'sticky',
    top: 8,
    alignSelf: 'flex-start',
    margin: '-2px -8px -2px 0',
    padding: 0,
    '& .MuiIconButton-root': { padding: 12 },
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 },
  // Two of them end above the first retry of a home whose calls have failed.
  '@media (max-width: 599.95px)': {
    padding: '6px 12px',
    gap: 10,
    '& .MuiAlert-icon': { width: 32, height: 32 },
    '& .MuiAlert-message': { padding: '2px 0', alignSelf: 'center', fontSize: '0.9375rem', lineHeight: 1.35 },
    '& .MuiAlert-action': { margin: '-6px -8px -6px 0' },
  },
});

/** A note on a screen: its action wraps below the text. */
const note = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  '& .MuiAlert-icon': { marginRight: 0 },
  '& .MuiAlert-message': { flex: '1 1 200px' },
  '& .MuiAlert-action': { margin: 0, padding: '4px 0' },
} as const;

/** Surfaces: cards, lists, tables, menus, drawers, dialogs. */
export const surfaces: Overrides = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderRadius: card },
    },
  },
  MuiCard: {
    defaultProps: { elevation: 2 },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: card, border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        backgroundColor: theme.vars.palette.surface.sunken,
        ...edge(theme),
        outlineOffset: -1,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success' } }) => ({
        borderRadius: field,
        padding: '6px 16px',
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.surface.sunken,
        '& .MuiAlert-icon': { color: theme.vars.palette[severity].main, opacity: 1 },
        variants: [
          { props: { variant: 'standard' }, style: { ...theme.typography.body1, ...note } },
          { props: { variant: 'toast' }, style: toast(theme, severity) },
        ],
      }),
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body1, padding: '16px 20px', borderBottom: 0 }),
      head: ({ theme }) => ({
        fontSize: '0.9375rem',
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.surface.sunken,
      }),
      body: ({ theme }) => ({ fontWeight: 600, borderTop: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiListItem: { defaultProps: { disableGutters: true } },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 8,
        borderRadius: tokens.radius.pill,
        backgroundColor: theme.vars.palette.surface.sunken,
        // A border in forced colours.
        outline: '1px solid transparent',
      }),
      bar: { '@media (forced-colors: active)': { backgroundColor: 'Highlight' } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        borderColor: theme.vars.palette.divider,
        ...edge(theme),
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
      root: {
        minHeight: 44,
        borderRadius: 12,
        padding: '8px 14px',
        gap: 12,
        whiteSpace: 'normal',
        '& .MuiListItemIcon-root': { minWidth: 0 },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      container: { paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)' },
      paper: ({ theme, ownerState: { fullScreen = false } }) => ({
        backgroundColor: theme.vars.palette.surface.raised,
        ...edge(theme),
        ...(!fullScreen && { margin: 16, borderRadius: dialog }),
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '24px 24px 0' }) },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '16px 24px 24px',
        '.MuiDialogTitle-root + &': { paddingTop: 16 },
        '&:focus-visible': { outlineOffset: -4 },
      },
    },
  },
  // Stacked on phones, the primary one last.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0 24px 24px',
        gap: 12,
        [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(34 28 20 / 0.55)' } },
    },
  },
};
