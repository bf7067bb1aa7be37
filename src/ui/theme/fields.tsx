import type { CssVarsTheme } from '@mui/material/styles';
import { createIcon } from '../icons/create-icon.tsx';
import type { Overrides } from './surfaces.ts';
import { tokens } from './tokens.ts';

const { field } = tokens.radius;
const MOUSE = '@media (hover: hover)';
const STILL = '@media (prefers-reduced-motion: reduce)';

const Chevron = createIcon('m5 9 7 7 7-7');
/** A pseudo-element draws the check or dot, also in forced colours. */
const mark = <span className="mark" />;

/** The box of a checkbox or radio, with its mark. */
const marked = (
  { vars: { palette } }: Pick<CssVarsTheme, 'vars'>,
  borderRadius: number | string,
  sign: Readonly<Record<string, number | string>>,
) => ({
  padding: 10,
  '& .mark': {
    flex: 'none',
    boxSizing: 'border-box',
    width: '1.5rem',
    height: '1.5rem',
    display: 'grid',
    placeContent: 'center',
    border: `2px solid ${palette.surface.line}`,
    borderRadius,
    backgroundColor: palette.background.paper,
    transition: 'background-color 120ms, border-color 120ms',
  },
  '& .mark::before': {
    content: '""',
    border: `solid ${palette.primary.contrastText}`,
    transform: 'rotate(45deg) scale(0)',
    transition: 'transform 120ms',
    ...sign,
  },
  '&:hover .mark': { borderColor: palette.primary.main },
  '&.Mui-checked .mark': { borderColor: palette.primary.main, backgroundColor: palette.primary.main },
  '&.Mui-checked .mark::before': { transform: 'rotate(45deg) scale(1)' },
  '&.Mui-focusVisible .mark': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
  '&.Mui-disabled .mark': { opacity: 0.6 },
  '& [aria-invalid=true] + .mark': { borderColor: palette.error.main },
});

/** Labels stand above fields: nothing floats or is cut. */
export const fields: Overrides = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: 6,
        fontWeight: 600,
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
      asterisk: ({ theme }) => ({ '&, &.Mui-error': { color: theme.vars.palette.secondary.main } }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        userSelect: 'auto',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 2px 0', fontSize: '0.875rem', lineHeight: 1.4 } },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        '--edge': theme.vars.palette.primary.main,
        lineHeight: 'inherit',
        borderRadius: field,
        backgroundColor: theme.vars.palette.background.paper,
        transition: 'box-shadow 140ms',
        [STILL]: { transition: 'none' },
        '&.Mui-error': { '--edge': theme.vars.palette.error.main },
        '&.Mui-focused': { boxShadow: '0 0 0 4px color-mix(in srgb, var(--edge) 22%, transparent)' },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.surface.sunken },
        // On a phone MUI's own rule fades the edge of the field that was tapped last.
        '& .MuiOutlinedInput-notchedOutline, &:is(:hover, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: theme.vars.palette.surface.line,
          '& legend': { display: 'none' },
        },
        '&:is(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: 'var(--edge)',
          outline: '1px solid var(--edge)',
        },
        [MOUSE]: {
          '&:hover:not(.Mui-disabled, .Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars.palette.text.primary,
          },
        },
      }),
      input: ({ theme }) => ({
        height: 52,
        padding: '0 16px',
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        // Removes Safari's own border.
        '&[type=search]': { appearance: 'none' },
        '&:-webkit-autofill': { WebkitBoxShadow: 'none' },
      }),
    },
  },
  MuiInputBase: { styleOverrides: { input: { boxSizing: 'border-box' } } },
  MuiNativeSelect: {
    defaultProps: { IconComponent: Chevron },
    styleOverrides: {
      select: {
        textOverflow: 'ellipsis',
        '&&&': { paddingRight: 48 },
      },
      icon: ({ theme }) => ({
        right: 16,
        top: 'calc(50% - 10px)',
        width: 20,
        height: 20,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: mark, checkedIcon: mark },
    styleOverrides: {
      root: ({ theme }) =>
        marked(theme, 8, {
          width: '0.4rem',
          height: '0.7rem',
          marginTop: '-0.2rem',
          borderWidth: '0 2.5px 2.5px 0',
          borderRadius: 1,
        }),
    },
  },
  MuiRadio: {
    defaultProps: { icon: mark, checkedIcon: mark },
    styleOverrides: {
      root: ({ theme }) => marked(theme, '50%', { borderWidth: '0.3rem', borderRadius: '50%' }),
    },
  },
  // The whole row is the target, at least 44 px high.
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'flex-start',
        gap: 12,
        minHeight: 44,
        margin: 0,
        padding: '10px 8px 10px 0',
        '& :is(.MuiCheckbox-root, .MuiRadio-root)': { padding: 0 },
        '& .MuiFormControlLabel-label': { lineHeight: 1.5 },
        // Few options: cards in a row or a column.
        '[role=radiogroup] > &': {
          gap: 8,
          padding: '11px 12px',
          border: `1px solid ${theme.vars.palette.surface.line}`,
          borderRadius: field,
          backgroundColor: theme.vars.palette.background.paper,
          '&:has(:checked)': {
            borderColor: theme.vars.palette.primary.main,
            boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, ${theme.vars.palette.background.paper})`,
          },
          '&.Mui-error': {
            borderColor: theme.vars.palette.error.main,
            outline: `1px solid ${theme.vars.palette.error.main}`,
          },
        },
      }),
    },
  },
  MuiFormGroup: {
    styleOverrides: {
      root: {
        '&[role=radiogroup]': {
          display: 'grid',
          gap: 10,
          // As wide as 'Pessoa Jurídica' in one line.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.6rem), 1fr))',
        },
      },
    },
  },
};
