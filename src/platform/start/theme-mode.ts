import { ofFolder } from './own-folder.ts';
import { createListeners } from '../../lib/listeners.ts';

/** The customer's choice of colour scheme; `system` follows the device, its wish for more contrast first. @rule R148 */
export type ThemeMode = 'system' | 'light' | 'dark' | 'contrast';

const KEY = ofFolder('portal.tema');
const DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';
const PAPER = 'print';
/** The page's colour in each, for the bars around it: `page` of ui/theme/tokens. */
export const PAGE_COLORS = { light: '#FFFBF4', dark: '#14110D', contrast: '#000000' } as const;
const listeners = createListeners();
/** A choice that could not be kept: it holds for this page. */
let unkept: ThemeMode | null = null;

/** The choice as this device keeps it, `system` when there is none. */
export function readThemeMode(): ThemeMode {
  if (unkept !== null) return unkept;
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' || kept === 'contrast' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Puts the chosen scheme on `<html data-tema>`, which every colour follows, and its page's colour on the bars around it. Paper is white: there the dark one is the light. @rule R183, R143 */
export function applyThemeMode(): void {
  const mode = readThemeMode();
  const tema = mode === 'system' ? wished() : mode;
  document.documentElement.dataset.tema = tema === 'dark' && matchMedia(PAPER).matches ? 'light' : tema;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = PAGE_COLORS[tema];
}

/** What the device asks for. */
function wished(): Exclude<ThemeMode, 'system'> {
  if (matchMedia(MORE).matches) return 'contrast';
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Keeps a choice and puts it in force, in every tab. */
export function chooseThemeMode(mode: ThemeMode): void {
  try {
    localStorage.setItem(KEY, mode);
    unkept = null;
  } catch {
    unkept = mode;
  }
  changed();
}

/** Follows the device's scheme, its printer and the choice made in another tab, for as long as the page lives. */
export function followThemeMode(): void {
  for (const wish of [DARK, MORE, PAPER]) matchMedia(wish).addEventListener('change', changed);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) changed();
  });
}

/** Calls back when the choice changes; returns the way to stop listening. */
export const watchThemeMode = listeners.listen;

function changed(): void {
  applyThemeMode();
  listeners.tell();
}
