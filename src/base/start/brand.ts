import { isFirstLogin } from './first-paint.ts';
import { parsedFields, readKey, writeKey } from '../device/keys.ts';
import { ofFolder } from './folder.ts';
import { type BrandPalette, brandPalette, type Shades, shownShades } from '../../lib/imagens/cor.ts';
import type { Brand } from '../../lib/deployment/config.ts';

const KEY = ofFolder('portal.brand');
/** The colour of the pre-rendered page (ui/theme/tokens). */
const HOUSE_COLOR = '#0B6B3A';

/** The last visit's brand, for the pre-rendered page. No personal data. */
type StoredBrand = Pick<Brand, 'name' | 'logoUrl' | 'primaryColor'>;

/** The last visit's brand, so that a returning customer sees no neutral page; null on a first visit. */
export function readStoredBrand(): StoredBrand | null {
  const { name, logoUrl, primaryColor } = parsedFields(readKey(KEY)) ?? {};
  if (typeof name !== 'string') return null;
  return {
    name,
    logoUrl: typeof logoUrl === 'string' ? logoUrl : null,
    primaryColor: typeof primaryColor === 'string' ? primaryColor : null,
  };
}

/** Stores the brand for the next visit's first paint. */
export function rememberBrand({ name, logoUrl, primaryColor }: Brand): void {
  // Without storage the next visit starts neutral.
  writeKey(KEY, JSON.stringify({ name, logoUrl, primaryColor }));
}

/** Like `BrandMark`: React hydrates it. */
const logo = (src: string, alt: string): HTMLImageElement =>
  Object.assign(new Image(), { className: 'brand-logo', decoding: 'async', src, alt, height: 56 });

/** The pre-rendered mark; the logo replaces its name. */
let mark: Element | null = null;
let shown: Element | null = null;

/** Applies the brand to the page's title and the pre-rendered login. */
export function applyBrand({ name, logoUrl, primaryColor }: StoredBrand): void {
  document.title = name;
  if (isFirstLogin()) showMark(name, logoUrl);
  applyColor(primaryColor?.toUpperCase() === HOUSE_COLOR ? null : brandPalette(primaryColor));
}

function showMark(name: string, logoUrl: string | null): void {
  mark ??= document.querySelector('[data-brand]');
  const element = mark?.querySelector('[data-brand-name]');
  if (!mark || !element) return;
  element.textContent = name;
  shown ??= mark;
  const wanted = logoUrl === null ? mark : logo(logoUrl, name);
  shown.replaceWith(wanted);
  shown = wanted;
}

let sheet: CSSStyleSheet | null = null;

/** The brand's shades in both schemes, over the page's defaults; MUI's theme computes the same. */
function applyColor(palette: BrandPalette | null): void {
  if (palette === null) return sheet?.replaceSync('');
  if (!('adoptedStyleSheets' in document)) return;
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const { main, contrastText } = palette.light;
  sheet.replaceSync(
    rule('light', shownShades(palette, 'light')) +
      rule('dark', shownShades(palette, 'dark')) +
      `[data-tema]{${PALETTE}surface-brand:${main};${PALETTE}surface-onBrand:${contrastText}}`,
  );
}

const PALETTE = '--portal-palette-';

function rule(scheme: string, { main, dark, contrastText }: Shades): string {
  const lines = Object.entries({ main, dark, contrastText }).map(
    ([part, color]) => `${PALETTE}primary-${part}:${color};`,
  );
  return `[data-tema=${scheme}]{${lines.join('')}}`;
}
