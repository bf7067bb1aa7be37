import type { Measured } from './draw.ts';
import type { LogoFile } from './options.ts';

type Picture = Pick<LogoFile, 'kind' | 'bytes'>;
type Size = Pick<Measured, 'width' | 'height'>;

/** The logo's file, as in `brand.logoUrl`. */
export const logoFile = (kind: 'svg' | 'png') => `icons/brand.${kind}`;

/** A picture as a data URL. */
export const addressOf = ({ kind, bytes }: Picture) =>
  `data:image/${kind === 'svg' ? 'svg+xml' : 'png'};base64,${bytes.toString('base64')}`;

/** The style of a picture that follows the color scheme of the page around it. The policy has its hash. */
export const EITHER_STYLE =
  '.dark{display:none}@media (prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}';

/** One picture that shows one logo on light grounds and the other on dark. */
export function forEither(logo: Picture, dark: Picture, size: Size): Picture {
  const one = (name: string, picture: Picture) =>
    `<image class="${name}" width="${size.width}" height="${size.height}" preserveAspectRatio="xMinYMid" href="${addressOf(picture)}"/>`;
  return drawing(size, 0, `<style>${EITHER_STYLE}</style>${one('light', logo)}${one('dark', dark)}`);
}

/** The logo with a white edge: invisible on light grounds, it makes the logo readable on dark ones. */
export function edged(logo: Picture, size: Size): Picture {
  const edge = Math.max(size.width, size.height) / 100;
  const filter =
    `<filter id="edge" x="-5%" y="-5%" width="110%" height="110%">` +
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${edge}"/><feGaussianBlur stdDeviation="${edge / 4}"/>` +
    `<feComponentTransfer result="wide"><feFuncA type="linear" slope="2"/></feComponentTransfer>` +
    `<feFlood flood-color="#fff"/><feComposite operator="in" in2="wide"/>` +
    `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  const image = `<image width="${size.width}" height="${size.height}" filter="url(#edge)" href="${addressOf(logo)}"/>`;
  return drawing(size, edge * 1.5, filter + image);
}

function drawing({ width, height }: Size, room: number, inside: string): Picture {
  const [w, h] = [width + 2 * room, height + 2 * room];
  const box = `width="${w}" height="${h}" viewBox="${-room} ${-room} ${w} ${h}"`;
  return {
    kind: 'svg',
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`),
  };
}

/**
 * Lists what makes an SVG unsafe as a document of our origin; null when it is no SVG.
 * Runs in a page: it must not use anything outside the function.
 */
export function faultsOfSvg(text: string): string[] | null {
  const allowed =
    /^(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|defs|linearGradient|radialGradient|stop|clipPath|mask|pattern|symbol|use|title|desc|metadata|style|image|filter|fe[A-Z]\w+)$/;
  const picture = /^data:image\/(?:png|jpeg|webp|gif);base64,/i;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return ['a document type'];
  if (/<\?xml-stylesheet/i.test(text)) return ['a style sheet'];
  const { documentElement: svg } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (svg.querySelector('parsererror') !== null || svg.localName !== 'svg') return null;
  // A backslash can hide a word: `@\69mport`.
  const outside = (value: string) =>
    /url\(\s*['"]?(?!#)|image-set\(|@import|expression\(|javascript:|\\/i.test(value);
  const faults = new Set<string>();
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    const ours = element.namespaceURI === 'http://www.w3.org/2000/svg';
    // Foreign namespaces are ignored when drawn; HTML is active in any place and under any prefix.
    const isNote =
      element.closest('metadata') !== null || /^(?:sodipodi|inkscape|rdf|dc|cc)$/.test(element.prefix ?? '');
    if (!ours && (!isNote || element.namespaceURI === 'http://www.w3.org/1999/xhtml'))
      faults.add(`<${element.tagName}>`);
    if (ours && !allowed.test(element.localName)) faults.add(`<${element.localName}>`);
    if (element.localName === 'style' && outside(element.textContent ?? ''))
      faults.add('a style that fetches something');
    for (const { name, localName, value } of element.attributes) {
      if (/^on/i.test(localName)) faults.add(`the attribute ${name}`);
      else if (localName === 'href' && !value.startsWith('#') && !picture.test(value))
        faults.add(`a link to ${value.slice(0, 40)}`);
      else if (!name.startsWith('xmlns') && localName !== 'href' && outside(value))
        faults.add(`the attribute ${name}`);
    }
  }
  return [...faults];
}
