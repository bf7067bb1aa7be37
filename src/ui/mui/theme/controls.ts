import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { tokens } from '../../theme/tokens.ts';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const { field, pill } = tokens.radius;
/** Touch targets: 44 px where a finger points, a little denser for a mouse. */
const COARSE = '@media (pointer: coarse)';

/** What is pressed or filled in. Labels stand above their fields, so that nothing floats and nothing is cut. */
export const controls: Overrides = {
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
        '&:active': { transform: 'translateY(1px)' },
      }),
      sizeSmall: { minHeight: 40, padding: '6px 16px', fontSize: '0.9375rem', [COARSE]: { minHeight: 44 } },
      sizeLarge: { minHeight: 56, padding: '14px 28px', fontSize: '1.0625rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.surface.line,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      startIcon: { marginRight: 10, '& > *:nth-of-type(1)': { fontSize: '1.25em' } },
      endIcon: { marginLeft: 10, '& > *:nth-of-type(1)': { fontSize: '1.25em' } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: pill, fontWeight: 600, fontSize: '0.875rem', height: 32 },
      sizeSmall: { height: 26, fontSize: '0.8125rem' },
      filled: ({ theme, ownerState }) =>
        ownerState.color === 'default' ? { backgroundColor: theme.vars.palette.surface.sunken } : {},
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiTabs: {
    styleOverrides: {
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
      }),
    },
  },
};
