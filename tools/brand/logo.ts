import type { Measured } from './draw.ts';
import type { LogoFile } from './options.ts';

type Picture = Pick<LogoFile, 'kind' | 'bytes'>;
type Size = Pick<Measured, 'width' | 'height'>;

/** The logo's file, as in `brand.logoUrl`. */
export const logoFile = (kind: 'svg' | 'png') => `icons/brand.${kind}`;

/** A picture as an address. */
export const addressOf = ({ kind, bytes }: Picture) =>
  `data:image/${kind === 'svg' ? 'svg+xml' : 'png'};base64,${bytes.toString('base64')}`;

/** A browser takes the scheme of the page's theme for a picture in it. Its hash stands in the policy. */
export const EITHER_STYLE =
  '.dark{display:none}@media (prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}';

/** One picture that is the logo on light grounds and another one on dark. */
export function forEither(logo: Picture, dark: Picture, size: Size): Picture {
  const one = (name: string, picture: Picture) =>
    `<image class="${name}" width="${size.width}" height="${size.height}" preserveAspectRatio="xMinYMid" href="${addressOf(picture)}"/>`;
  return drawing(size, 0, `<style>${EITHER_STYLE}</style>${one('light', logo)}${one('dark', dark)}`);
}

/** The logo with an edge of white around it: not seen on a light ground, and what makes it readable on a dark one. */
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
