/**
 * Where MUI's colour-scheme provider keeps the customer's choice (`light`, `dark` or `system`). The head script
 * reads it before MUI is there.
 */
export const THEME_MODE_KEY = 'portal.tema';

/** Puts the remembered scheme on `<html data-tema>` before the first paint; MUI keeps it from then on. */
export function applyRememberedTheme(): void {
  const mode = remembered();
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.tema = dark ? 'dark' : 'light';
}

function remembered(): string | null {
  try {
    return localStorage.getItem(THEME_MODE_KEY);
  } catch {
    return null;
  }
}
