import { readKey, writeKey } from '../device/keys.ts';
import { ofFolder } from './folder.ts';
import { createListeners } from '../../lib/listeners.ts';

/** The chosen colour scheme; `system` follows the device, its contrast preference first. @rule R148 */
export type ThemeMode = 'system' | 'light' | 'dark' | 'contrast';

const KEY = ofFolder('portal.tema');
const DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';
const PAPER = 'print';
/** The browser bars' colour per scheme: `page` of ui/theme/tokens. */
export const PAGE_COLORS = { light: '#FFFBF4', dark: '#14110D', contrast: '#000000' } as const;
const listeners = createListeners();
/** A choice that could not be stored, for this page. */
let unstored: ThemeMode | null = null;

/** The stored choice; `system` without one. */
export function readThemeMode(): ThemeMode {
  if (unstored !== null) return unstored;
  const stored = readKey(KEY);
  return stored === 'light' || stored === 'dark' || stored === 'contrast' ? stored : 'system';
}

/** Sets the scheme on `<html data-tema>` and the browser bars' colour. Dark prints as light. @rule R183, R143 */
export function applyThemeMode(): void {
  const mode = readThemeMode();
  const tema = mode === 'system' ? wished() : mode;
  document.documentElement.dataset.tema = tema === 'dark' && matchMedia(PAPER).matches ? 'light' : tema;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = PAGE_COLORS[tema];
}

function wished(): Exclude<ThemeMode, 'system'> {
  if (matchMedia(MORE).matches) return 'contrast';
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Stores a choice and applies it in every tab. */
export function chooseThemeMode(mode: ThemeMode): void {
  unstored = writeKey(KEY, mode) ? null : mode;
  changed();
}

/** Follows the device's scheme, printing, and choices of other tabs. */
export function followThemeMode(): void {
  for (const wish of [DARK, MORE, PAPER]) matchMedia(wish).addEventListener('change', changed);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) changed();
  });
}

/** Calls back when the choice changes; returns an unsubscriber. */
export const watchThemeMode = listeners.listen;

function changed(): void {
  applyThemeMode();
  listeners.emit();
}
