import type { LogoFile } from './options.ts';

/** A picture of docs/DEPLOY.md's list. Sizes in px, `fill`: the logo's diagonal as a share of the side. */
interface Drawing {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly kind: 'rounded' | 'full' | 'black' | 'white' | 'social';
  readonly fill: number;
}

export const FAVICON = 'favicon';
export const DRAWINGS: readonly Drawing[] = [
  { file: 'icons/icon-192.png', width: 192, height: 192, kind: 'rounded', fill: 0.9 },
  { file: 'icons/icon-512.png', width: 512, height: 512, kind: 'rounded', fill: 0.9 },
  // Phones cut to a circle of 80 %.
  { file: 'icons/icon-maskable-512.png', width: 512, height: 512, kind: 'full', fill: 0.74 },
  { file: 'icons/icon-monochrome-512.png', width: 512, height: 512, kind: 'black', fill: 0.74 },
  { file: 'icons/apple-touch-180.png', width: 180, height: 180, kind: 'full', fill: 0.86 },
  { file: 'icons/badge-96.png', width: 96, height: 96, kind: 'white', fill: 0.98 },
  { file: 'icons/social.png', width: 1200, height: 630, kind: 'social', fill: 0.8 },
  { file: FAVICON, width: 96, height: 96, kind: 'rounded', fill: 0.9 },
];

/** Shortcut icons, recoloured for the brand. */
export const SHORTCUTS = ['codigo', 'compras', 'ofertas', 'vouchers'].map(
  (name) => `icons/shortcut-${name}-96.png`,
);

export interface Sketch {
  readonly color: string;
  readonly onColor: string;
  readonly name: string;
}

/** A logo's size, the covered share of its rectangle, and the share of it that is unreadable on dark, 0 to 1. */
export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly covers: number;
  readonly hidden: number;
}

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

/** The trimmed logo and its background, set by `takeLogo`. */
interface TakenLogo {
  readonly logo: HTMLCanvasElement;
  readonly ground: string;
}

declare global {
  interface Window {
    taken?: TakenLogo;
  }
}

/* The following functions run in a page, each on its own. */

/** Loads a logo; null when it is no picture or empty. */
export async function takeLogo({
  address,
  color,
  darkest,
}: {
  address: string;
  color: string;
  /** Parts of the logo below this luminance are unreadable on dark. */
  darkest: number;
}): Promise<Measured | null> {
  const image = Object.assign(new Image(), { src: address });
  const isThere = await image.decode().then(
    () => image.naturalWidth > 0,
    () => false,
  );
  if (!isThere) return null;
  // An SVG's own size is ignored: it is drawn large.
  const scale = 1024 / Math.max(image.naturalWidth, image.naturalHeight);
  const whole = document.createElement('canvas');
  whole.width = Math.max(1, Math.round(image.naturalWidth * scale));
  whole.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const pen = whole.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(image, 0, 0, whole.width, whole.height);
  const data = pen?.getImageData(0, 0, whole.width, whole.height).data ?? new Uint8ClampedArray();
  const linear = (value = 0) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  let [left, top, right, bottom, seen, light, hidden] = [Infinity, Infinity, -1, -1, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 32) continue;
    const [x, y] = [(at / 4) % whole.width, Math.floor(at / 4 / whole.width)];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
    seen += 1;
    light += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
    const luminance =
      0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
    if (luminance < darkest) hidden += 1;
  }
  if (seen === 0) return null;
  const logo = document.createElement('canvas');
  [logo.width, logo.height] = [right - left + 1, bottom - top + 1];
  logo.getContext('2d')?.drawImage(whole, -left, -top);
  // The background of a light logo is the brand's colour, of others white.
  window.taken = { logo, ground: light / seen > 190 ? color : '#FFFFFF' };
  return {
    width: image.naturalWidth,
    height: image.naturalHeight,
    covers: seen / (logo.width * logo.height),
    hidden: hidden / seen,
  };
}

/** Draws the logo of `takeLogo` as a base64 PNG. */
export function drawOne({ width, height, kind, fill, color, onColor, name }: Drawing & Sketch): string {
  const { taken } = window;
  if (taken === undefined) throw new Error('no logo was taken');
  const { logo, ground } = taken;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const box = (style: string, at: readonly [number, number, number, number], radius: number) => {
    pen.fillStyle = style;
    pen.beginPath();
    pen.roundRect(...at, radius);
    pen.fill();
  };
  const place = (x: number, y: number, side: number) => {
    const diagonal = Math.hypot(logo.width, logo.height);
    // A long logo touches the sides before its corners.
    const by = Math.min((side * fill) / diagonal, (side * 0.82) / Math.max(logo.width, logo.height));
    const [w, h] = [logo.width * by, logo.height * by];
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(logo, x - w / 2, y - h / 2, w, h);
  };
  if (kind === 'social') {
    box(color, [0, 0, width, height], 0);
    box(ground, [80, 115, 400, 400], 72);
    place(280, 315, 400);
    pen.fillStyle = onColor;
    pen.textBaseline = 'middle';
    let size = 92;
    do pen.font = `700 ${(size -= 2)}px system-ui, sans-serif`;
    while (size > 28 && pen.measureText(name).width > 600);
    pen.fillText(name, 540, 315, 600);
  } else {
    const isPlain = kind === 'black' || kind === 'white';
    if (!isPlain) box(ground, [0, 0, width, height], kind === 'full' ? 0 : width * 0.29);
    place(width / 2, height / 2, width);
    pen.globalCompositeOperation = 'source-in';
    if (isPlain) box(kind, [0, 0, width, height], 0);
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** Recolours a shortcut icon as a base64 PNG. */
export async function recolour({ address, color }: { address: string; color: string }): Promise<string> {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(image, 0, 0);
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
  const brand = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  const least = pixels.data.reduce(
    (min, value, at) => (at % 4 === 0 && (pixels.data[at + 3] ?? 0) > 250 ? Math.min(min, value) : min),
    254,
  );
  for (let at = 0; at < pixels.data.length; at += 4) {
    // Red is the lowest channel: it tells the distance to white.
    const share = Math.max(0, ((pixels.data[at] ?? 0) - least) / (255 - least));
    for (const channel of [0, 1, 2])
      pixels.data[at + channel] = (brand[channel] ?? 0) * (1 - share) + 255 * share;
  }
  pen.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/**
 * Lists what makes an SVG unsafe as a document of our origin; null when it is no SVG.
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
