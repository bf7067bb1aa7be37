import { ptBR } from '@mui/material/locale';
import { createColorScheme, createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { controls } from './controls.ts';
import { createPalette } from './palette.ts';
import { surfaces } from './surfaces.ts';
import { tokens } from '../../theme/tokens.ts';
import { typography } from './typography.ts';

const SHADOW = 'var(--portal-palette-surface-shadow)';
const LOW = `0 1px 2px ${SHADOW}`;
const SOFT = `0 1px 2px ${SHADOW}, 0 10px 28px -14px ${SHADOW}`;
const HIGH = `0 2px 6px ${SHADOW}, 0 24px 48px -16px ${SHADOW}`;

const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 0) return 'none';
  if (level === 1) return LOW;
  return level < 8 ? SOFT : HIGH;
}) as Shadows;

/**
 * The portal's theme: the colour schemes as CSS variables (`--portal-…`), chosen by
 * `<html data-tema="light|dark|contrast">`, so that the scheme which the head script sets holds from the first paint on.
 * @param options primaryColor: brand.primaryColor of config.json; anything that is no colour means the house's green
 * @returns the theme for MUI's ThemeProvider; pt-BR texts included
 */
export function createPortalTheme({ primaryColor = null }: { primaryColor?: string | null }): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-tema', cssVarPrefix: 'portal' },
      colorSchemes: {
        light: { palette: createPalette('light', primaryColor) },
        dark: { palette: createPalette('dark', primaryColor) },
        // MUI makes by itself only the two that it knows.
        contrast: createColorScheme({ palette: createPalette('contrast', primaryColor) }),
      },
      typography,
      shape: { borderRadius: tokens.radius.field },
      shadows,
      focusVisible: { outlineWidth: 3, outlineOffset: 2 },
      motion: { reducedMotion: 'system' },
      components: { ...controls, ...surfaces },
    },
    ptBR,
  );
}
