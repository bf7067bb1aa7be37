/** Titles in Bricolage Grotesque; text in Figtree. */
const display = (fontSize: string, lineHeight: number, letterSpacing: string) =>
  ({
    fontFamily: 'var(--portal-font-display)',
    fontWeight: 700,
    fontSize,
    lineHeight,
    letterSpacing,
    textWrap: 'balance',
  }) as const;

/**
 * Design tokens. No imports, so that the build can use them. Text pairs are at least 4.5:1, borders 3:1; in high contrast
 * 7:1 and 4.5:1 (theme.test.ts).
 */
export const tokens = {
  fonts: {
    text: "'Figtree', 'Figtree Fallback', 'Figtree Roboto', system-ui, sans-serif",
    display:
      "'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Roboto', 'Figtree', system-ui, sans-serif",
  },
  radius: { field: 14, card: 24, dialog: 28, pill: 999 },
  /**
   * Text styles by MUI's names: h1 to h4 display face, subtitle1/2 strong, body2 and caption small. In large letters a long
   * word of a title still fits a phone.
   */
  type: {
    h1: display('min(clamp(1.75rem, 1.35rem + 1.9vw, 2.5rem), 13vw)', 1.1, '-0.022em'),
    h2: display('min(clamp(1.4rem, 1.2rem + 0.9vw, 1.75rem), 11vw)', 1.15, '-0.018em'),
    h3: display('min(1.25rem, 10vw)', 1.2, '-0.012em'),
    h4: display('1.125rem', 1.25, '-0.008em'),
    subtitle1: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4, textWrap: 'balance' },
    subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  },
  light: {
    page: '#FFFBF4',
    paper: '#FFFFFF',
    sunken: '#F6EFE2',
    raised: '#FFFFFF',
    text: '#221C14',
    muted: '#655A4B',
    divider: '#EADFCC',
    line: '#8C806E',
    shadow: 'rgb(84 58 20 / 0.13)',
    ink: '34, 28, 20',
    primary: { main: '#0B6B3A', dark: '#09562E', light: '#3A845D', contrastText: '#FFFFFF' },
    tomato: { main: '#C23C14', dark: '#A12F0C', light: '#E4572E', contrastText: '#FFFFFF' },
    corn: { main: '#F7C948', dark: '#E5B32A', light: '#FDE9A9', contrastText: '#221C14' },
    error: '#B3261E',
    warning: '#8A5A00',
    info: '#1F5F8B',
    success: '#1B6E3C',
  },
  dark: {
    page: '#14110D',
    paper: '#1E1A15',
    sunken: '#2D2720',
    raised: '#29241D',
    text: '#F5EFE6',
    muted: '#C0B5A5',
    divider: '#37312A',
    line: '#857A6A',
    shadow: 'rgb(0 0 0 / 0.45)',
    ink: '245, 239, 230',
    primary: { main: '#6FCB95', dark: '#58B680', light: '#93DBB1', contrastText: '#14110D' },
    tomato: { main: '#FF8B66', dark: '#F2734B', light: '#FFAA8E', contrastText: '#14110D' },
    corn: { main: '#F7C948', dark: '#E5B32A', light: '#57471A', contrastText: '#221C14' },
    error: '#FF9A8F',
    warning: '#F7C948',
    info: '#8FC7EE',
    success: '#7FD6A2',
  },
  /** 'Alto contraste', without the deployment's colour. @rule R148 */
  contrast: {
    page: '#000000',
    paper: '#000000',
    sunken: '#1C1C1C',
    raised: '#0A0A0A',
    text: '#FFFFFF',
    muted: '#EDEDED',
    divider: '#B8B8B8',
    line: '#FFFFFF',
    shadow: 'rgb(0 0 0 / 0)',
    ink: '255, 255, 255',
    brand: '#003D20',
    primary: { main: '#FFE14D', dark: '#FFF3B0', light: '#FFEC8A', contrastText: '#000000' },
    tomato: { main: '#FFC2AD', dark: '#FFDCCF', light: '#FFA588', contrastText: '#000000' },
    corn: { main: '#FFE14D', dark: '#FFF3B0', light: '#4A3D00', contrastText: '#221C14' },
    error: '#FFB8B0',
    warning: '#FFE14D',
    info: '#A8DBFF',
    success: '#A6F2C0',
  },
} as const;

export type Scheme = 'light' | 'dark' | 'contrast';
