import { brandPalette } from '../lib/cor.ts';
import type { Brand } from './config.ts';

const KEY = 'portal.brand';

/** What the pre-rendered page needs of the brand, as the last visit knew it. Nothing personal. */
type KnownBrand = Pick<Brand, 'name' | 'logoUrl' | 'primaryColor'>;

/** The brand of the last visit, so that a returning customer never sees a neutral page; null on a first visit. */
export function readKnownBrand(): KnownBrand | null {
  try {
    const brand: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof brand !== 'object' || brand === null) return null;
    const { name, logoUrl, primaryColor } = brand as Record<string, unknown>;
    if (typeof name !== 'string') return null;
    return {
      name,
      logoUrl: typeof logoUrl === 'string' ? logoUrl : null,
      primaryColor: typeof primaryColor === 'string' ? primaryColor : null,
    };
  } catch {
    return null;
  }
}

/** Keeps the brand for the next visit's first paint. */
export function rememberBrand({ name, logoUrl, primaryColor }: Brand): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ name, logoUrl, primaryColor }));
  } catch {
    // Without storage the next visit starts neutral.
  }
}

/** Puts the brand's name and colour on the page: the title, and what the pre-rendered login shows of it. */
export function applyBrand({ name, primaryColor }: KnownBrand): void {
  document.title = name;
  const place = document.querySelector('#first-paint [data-brand-name]');
  if (place !== null) place.textContent = name;
  const palette = primaryColor === null ? null : brandPalette(primaryColor);
  if (palette === null) return;
  // `discardFirstPaint` takes these away again: from then on the theme declares them for both schemes.
  if (document.getElementById('first-paint') === null && document.readyState !== 'loading') return;
  const shades = palette[document.documentElement.dataset.tema === 'dark' ? 'dark' : 'light'];
  const { style } = document.documentElement;
  style.setProperty('--portal-palette-primary-main', shades.main);
  style.setProperty('--portal-palette-primary-contrastText', shades.contrastText);
}
