import type { TypographyVariantsOptions } from '@mui/material/styles';
import { tokens } from '../../theme/tokens.ts';

const display = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: tokens.fonts.display,
  fontWeight: 700,
  fontSize,
  lineHeight,
  letterSpacing,
  textWrap: 'balance' as const,
});

/** Figtree for reading, Bricolage Grotesque for titles and money. */
export const typography: TypographyVariantsOptions = {
  fontFamily: tokens.fonts.text,
  h1: display('clamp(1.75rem, 1.35rem + 1.9vw, 2.5rem)', 1.1, '-0.022em'),
  h2: display('clamp(1.4rem, 1.2rem + 0.9vw, 1.75rem)', 1.15, '-0.018em'),
  h3: display('1.25rem', 1.2, '-0.012em'),
  h4: display('1.125rem', 1.25, '-0.008em'),
  h5: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.35 },
  h6: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.35 },
  subtitle1: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: 0 },
  subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.55, letterSpacing: 0 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4, letterSpacing: 0 },
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: 0, textTransform: 'none' },
};
