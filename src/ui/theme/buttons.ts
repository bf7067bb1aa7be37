import type { Overrides } from './surfaces.ts';
import { tokens } from './tokens.ts';

const { field, pill } = tokens.radius;
/** Touch targets: 44 px for fingers, smaller for a mouse. */
const COARSE = '@media (pointer: coarse)';
const MOUSE = '@media (hover: hover)';
const STILL = '@media (prefers-reduced-motion: reduce)';

/** The ring of `button.css`, which has its movement. */
const busy = {
  content: '""',
  flex: 'none',
  boxSizing: 'border-box',
  width: '1em',
  height: '1em',
  marginRight: '0.5em',
  border: '2px solid',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'button-turn 700ms linear infinite',
  [STILL]: { content: '"···"', width: 'auto', height: 'auto', border: 0, animation: 'none' },
} as const;

const icon = { '& > *:nth-of-type(1)': { fontSize: '1.25em' } };

/** Buttons, chips, tabs and pages. Destructive buttons use `color="error"`. */
export const buttons: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: field,
        minHeight: 48,
        padding: '10px 22px',
        transition: theme.transitions.create(['background-color', 'border-color', 'color', 'transform'], {
          duration: 140,
        }),
        [STILL]: { transition: 'none' },
        '&:active': { transform: 'translateY(1px)' },
        '&[aria-busy=true]::before': busy,
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.surface.line,
              '&.Mui-disabled': { borderColor: theme.vars.palette.surface.line },
              backgroundColor: theme.vars.palette.background.paper,
              [MOUSE]: {
                '&:hover': {
                  borderColor: 'var(--variant-outlinedColor)',
                  backgroundColor: `color-mix(in srgb, var(--variant-outlinedColor) 6%, ${theme.vars.palette.background.paper})`,
                },
              },
            },
          },
          { props: { variant: 'outlined', color: 'error' }, style: { borderColor: 'currentColor' } },
        ],
      }),
      sizeSmall: { minHeight: 40, padding: '6px 16px', fontSize: '0.9375rem', [COARSE]: { minHeight: 44 } },
      sizeLarge: { minHeight: 56, padding: '14px 28px', fontSize: '1.0625rem' },
      startIcon: { margin: '0 10px 0 -4px', ...icon },
      endIcon: { margin: '0 -4px 0 10px', ...icon },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { padding: 10, fontSize: '1.2rem', borderRadius: field, color: 'inherit' },
    },
  },
  MuiLink: { defaultProps: { variant: 'inherit' } },
  // `color="accent"`: a word or number to notice.
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        borderRadius: pill,
        fontWeight: 600,
        fontSize: '0.875rem',
        height: '2rem',
        // A border in forced colours.
        outline: '1px solid transparent',
        outlineOffset: -1,
      },
      sizeSmall: { height: '1.525rem' },
      label: { paddingInline: 10 },
      filled: ({ theme, ownerState }) =>
        ownerState.color === 'default' ? { backgroundColor: theme.vars.palette.surface.sunken } : {},
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: ({ theme }) => ({ marginBottom: 20, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: 4, borderRadius: '4px 4px 0 0' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        padding: '12px 18px',
        fontSize: '1rem',
        borderRadius: `${field}px ${field}px 0 0`,
        '&:hover': { color: theme.vars.palette.text.primary },
        // Two tabs of two words fit side by side on a phone.
        [theme.breakpoints.down('sm')]: {
          paddingInline: 'clamp(4px, 7.5vw - 20px, 7px)',
          fontSize: 'clamp(0.8125rem, 4.2vw, 0.9375rem)',
        },
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        minWidth: 44,
        height: 44,
        margin: '0 2px',
        padding: '0 8px',
        borderRadius: field,
        fontWeight: 600,
        [MOUSE]: { '&:hover:not(.Mui-selected)': { backgroundColor: theme.vars.palette.surface.sunken } },
      }),
      ellipsis: ({ theme }) => ({
        display: 'grid',
        placeItems: 'center',
        minWidth: 32,
        fontWeight: 400,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
};
