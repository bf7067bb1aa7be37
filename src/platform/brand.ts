import { brandPalette } from '../lib/cor.ts';
import type { Brand } from './config.ts';

const KEY = 'portal.brand';
/** What the pre-rendered page is painted in already (app/theme/tokens). */
const HOUSE_COLOR = '#0B6B3A';

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

function logo(src: string, alt: string): HTMLImageElement {
  const image = Object.assign(new Image(), { src, alt, height: 56 });
  // A logo that cannot be loaded leaves the name, as in the login that takes over.
  image.addEventListener('error', () => image.replaceWith(alt));
  return image;
}

/** Puts the brand's name and colour on the page: the title, and what the pre-rendered login shows of it. */
export function applyBrand({ name, logoUrl, primaryColor }: KnownBrand): void {
  document.title = name;
  const place = document.querySelector('#first-paint [data-brand-name]');
  if (place !== null) place.textContent = name;
  if (logoUrl !== null)
    document.querySelector('#first-paint [data-brand]')?.replaceChildren(logo(logoUrl, name));
  const palette = primaryColor?.toUpperCase() === HOUSE_COLOR ? null : brandPalette(primaryColor);
  // `discardFirstPaint` takes these away again: from then on the theme declares them for both schemes.
  if (
    palette === null ||
    (document.getElementById('first-paint') === null && document.readyState !== 'loading')
  )
    return;
  const dark = document.documentElement.dataset.tema === 'dark';
  const colors = {
    'primary-main': dark ? palette.dark.light : palette.light.main,
    'primary-contrastText': dark ? palette.dark.contrastText : palette.light.contrastText,
    'surface-brand': palette.light.main,
    'surface-onBrand': palette.light.contrastText,
  };
  for (const [part, color] of Object.entries(colors)) {
    document.documentElement.style.setProperty(`--portal-palette-${part}`, color);
  }
}
