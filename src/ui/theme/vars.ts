/**
 * The theme's values as CSS variables. Parts use these instead of the theme object: scheme-independent and valid without a
 * provider.
 */
export const vars = {
  page: 'var(--portal-palette-background-default)',
  paper: 'var(--portal-palette-background-paper)',
  /** Below the page's level: wells, skeletons. */
  sunken: 'var(--portal-palette-surface-sunken)',
  /** Above cards: toasts, dialogs. */
  raised: 'var(--portal-palette-surface-raised)',
  /** The border of fields and controls. */
  line: 'var(--portal-palette-surface-line)',
  divider: 'var(--portal-palette-divider)',
  text: 'var(--portal-palette-text-primary)',
  muted: 'var(--portal-palette-text-secondary)',
  primary: 'var(--portal-palette-primary-main)',
  /** Hover. */
  primaryDark: 'var(--portal-palette-primary-dark)',
  onPrimary: 'var(--portal-palette-primary-contrastText)',
  brand: 'var(--portal-palette-surface-brand)',
  onBrand: 'var(--portal-palette-surface-onBrand)',
  /** Prices; readable as text. */
  tomato: 'var(--portal-palette-secondary-main)',
  /** For drawings only. */
  tomatoBright: 'var(--portal-palette-secondary-light)',
  corn: 'var(--portal-palette-accent-main)',
  error: 'var(--portal-palette-error-main)',
  warning: 'var(--portal-palette-warning-main)',
  info: 'var(--portal-palette-info-main)',
  success: 'var(--portal-palette-success-main)',
  shadowLow: 'var(--portal-shadows-1)',
  shadowSoft: 'var(--portal-shadows-2)',
  shadowHigh: 'var(--portal-shadows-12)',
  fontText: 'var(--portal-font-text)',
  fontDisplay: 'var(--portal-font-display)',
} as const;
