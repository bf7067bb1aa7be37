import { darken, type PaletteOptions } from '@mui/material/styles';
import { brandPalette, type Shades, shownShades } from '../../lib/imagens/cor.ts';
import { type Scheme, tokens } from './tokens.ts';
import './theme.types.ts';

/**
 * A scheme's primary colour.
 * @param scheme light, dark, or high contrast, which ignores the configured colour
 * @param color brand.primaryColor; null, invalid or the default green: the tuned green
 * @returns shades readable as text and below their contrastText
 * @rule R148
 */
export function primaryShades(scheme: Scheme, color: string | null): Shades {
  const own = color === null || color.toUpperCase() === tokens.light.primary.main;
  const brand = own ? null : brandPalette(color);
  if (brand === null || scheme === 'contrast') return tokens[scheme].primary;
  return shownShades(brand, scheme);
}

/** A scheme's MUI palette around its primary colour. */
export function createPalette(scheme: Scheme, primaryColor: string | null): PaletteOptions {
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
