import { ptBR } from '@mui/material/locale';
import { createColorScheme, createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { fields } from './fields.tsx';
import { createPalette } from './palette.ts';
import { type Overrides, surfaces } from './surfaces.ts';
import { tokens } from './tokens.ts';

const SHADOW = 'var(--portal-palette-surface-shadow)';
const LOW = `0 1px 2px ${SHADOW}`;
const SOFT = `0 1px 2px ${SHADOW}, 0 10px 28px -14px ${SHADOW}`;
const HIGH = `0 2px 6px ${SHADOW}, 0 24px 48px -16px ${SHADOW}`;

const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 0) return 'none';
  if (level === 1) return LOW;
  return level < 8 ? SOFT : HIGH;
}) as Shadows;

const button = { fontSize: '1rem', fontWeight: 600, lineHeight: 1.25, textTransform: 'none' } as const;

/** The variant styles text, `component` gives its meaning. */
const text: Overrides['MuiTypography'] = {
  defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
  styleOverrides: {
    gutterBottom: ({ ownerState: { variant } }) => ({ marginBottom: variant === 'h1' ? 24 : 16 }),
  },
};

interface PortalThemeOptions {
  primaryColor?: string | null;
  components?: Overrides;
}

/**
 * The portal's theme: colour schemes as CSS variables (`--portal-…`) chosen by `<html data-tema="light|dark|contrast">`, so
 * that the head script's choice applies from the first paint.
 * @param options primaryColor: brand.primaryColor, invalid values mean the default green. components: additional overrides
 * @returns the theme for MUI's ThemeProvider, with pt-BR texts
 */
export function createPortalTheme({ primaryColor = null, components = {} }: PortalThemeOptions): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-tema', cssVarPrefix: 'portal' },
      colorSchemes: {
        light: { palette: createPalette('light', primaryColor) },
        dark: { palette: createPalette('dark', primaryColor) },
        // MUI creates only light and dark by itself.
        contrast: createColorScheme({ palette: createPalette('contrast', primaryColor) }),
      },
      typography: { fontFamily: tokens.fonts.text, ...tokens.type, button },
      shape: { borderRadius: tokens.radius.field },
      shadows,
      focusVisible: { outlineWidth: 3, outlineOffset: 2 },
      motion: { reducedMotion: 'system' },
      components: { MuiTypography: text, ...buttons, ...fields, ...surfaces, ...components },
    },
    ptBR,
  );
}
