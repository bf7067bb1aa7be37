/**
 * The theme's values as CSS variables, by what they are for. The parts read these instead of the theme object: they
 * are the same in both schemes, cost nothing to resolve, and a part without the theme around it still renders.
 */
export const vars = {
  page: 'var(--portal-palette-background-default)',
  paper: 'var(--portal-palette-background-paper)',
  /** A calm band below the page's level: wells, skeletons. */
  sunken: 'var(--portal-palette-surface-sunken)',
  /** A layer above cards: toasts, dialogs. */
  raised: 'var(--portal-palette-surface-raised)',
  /** The outline of what can be filled in or pressed. */
  line: 'var(--portal-palette-surface-line)',
  divider: 'var(--portal-palette-divider)',
  text: 'var(--portal-palette-text-primary)',
  muted: 'var(--portal-palette-text-secondary)',
  primary: 'var(--portal-palette-primary-main)',
  /** Under the pointer. */
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
