import { ptBR } from '@mui/material/locale';
import {
  createColorScheme,
  createTheme,
  type Shadows,
  type Theme,
  darken,
  type PaletteOptions,
} from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { fields } from './fields.tsx';
import { type Overrides, surfaces } from './surfaces.ts';
import { tokens, type Scheme } from './tokens.ts';
import { brandPalette, type Shades, shownShades } from '../../lib/imagens/cor.ts';

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

/**
 * A scheme's primary colour.
 * @param scheme light, dark, or high contrast, which ignores the configured colour
 * @param color brand.primaryColor; null, invalid or the default green: the tuned green
 * @returns shades readable as text and below their contrastText
 * @rule R148
 */
export function primaryShades(scheme: Scheme, color: string | null): Shades {
  const isDefault = color === null || color.toUpperCase() === tokens.light.primary.main;
  const brand = isDefault ? null : brandPalette(color);
  if (brand === null || scheme === 'contrast') return tokens[scheme].primary;
  return shownShades(brand, scheme);
}

/** A scheme's MUI palette around its primary colour. */
function createPalette(scheme: Scheme, primaryColor: string | null): PaletteOptions {
  const t = tokens[scheme];
  const strong =
    scheme === 'contrast'
      ? { main: tokens.contrast.brand, contrastText: tokens.contrast.text }
      : primaryShades('light', primaryColor);
  const contrastText = scheme === 'light' ? '#FFFFFF' : t.page;
  return {
    mode: scheme === 'light' ? 'light' : 'dark',
    primary: primaryShades(scheme, primaryColor),
    secondary: t.tomato,
    accent: t.corn,
    error: { main: t.error, dark: darken(t.error, 0.15), contrastText: t.paper },
    warning: { main: t.warning, contrastText },
    info: { main: t.info, contrastText },
    success: { main: t.success, contrastText },
    text: { primary: t.text, secondary: t.muted, disabled: t.muted },
    background: { default: t.page, paper: t.paper },
    divider: t.divider,
    action: {
      active: t.text,
      hover: `rgba(${t.ink}, 0.06)`,
      hoverOpacity: 0.06,
      selected: `rgba(${t.ink}, 0.08)`,
      disabled: `rgba(${t.ink}, ${scheme === 'contrast' ? 0.7 : 0.48})`,
      disabledBackground: t.sunken,
      focus: `rgba(${t.ink}, 0.1)`,
    },
    surface: {
      sunken: t.sunken,
      raised: t.raised,
      line: t.line,
      shadow: t.shadow,
      brand: strong.main,
      onBrand: strong.contrastText,
    },
  };
}

/** Additions to MUI's palette. */
interface SurfacePalette {
  /** Below the page's level: wells, tracks, skeletons. */
  sunken: string;
  /** Above cards: menus, toasts, dialogs. */
  raised: string;
  /** The border of fields and controls; at least 3:1. */
  line: string;
  shadow: string;
  /** The brand's full colour in both schemes; `onBrand` is readable on it. */
  brand: string;
  onBrand: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface ColorSchemeOverrides {
    contrast: true;
  }
  interface Palette {
    /** Corn yellow: badges and highlights, never text on a page. */
    accent: Palette['primary'];
    surface: SurfacePalette;
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
    surface?: SurfacePalette;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    toast: true;
  }
}
