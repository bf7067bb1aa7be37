import { BANNERS, HERO } from './banners.ts';
import { CAMPANHAS, FAIXA } from './campanhas.ts';
import { LOGO, PARCEIROS } from './parceiros.ts';
import { DESENHOS } from './produtos/indice.ts';
import { onTile, TILE } from './produtos/tile.ts';
import { RESGATES } from './resgates.ts';
import type { Shape } from './shapes.ts';
import { toSvg } from './svg.ts';

/** The sizes in which a raster lies in the server's folder: for a phone, and for everything else. */
export type RasterSize = 'phone' | 'desktop';

interface Folder {
  readonly slugs: readonly string[];
  /** Pixels across. */
  readonly widths: Readonly<Record<RasterSize, number>>;
  readonly draw: (slug: string) => string;
}

/** Every picture of the demonstration, by its folder under `/imagens/`. */
export const PICTURES: Readonly<Record<string, Folder>> = {
  produtos: tiles(DESENHOS),
  resgates: tiles(RESGATES),
  banners: sized(HERO, BANNERS, { phone: 800, desktop: 1440 }),
  campanhas: sized(FAIXA, CAMPANHAS, { phone: 640, desktop: 1200 }),
  parceiros: sized(LOGO, PARCEIROS, { phone: 320, desktop: 320 }),
};

/** Where the rasters lie in the server's folder; `npm run pictures` makes them. */
export const RASTER_FOLDER = 'pictures/webp';

export const rasterName = (slug: string, size: RasterSize): string => `${slug}.${size}.webp`;

/** Whether there is such a picture: an address must not reach what every object inherits, or another folder. */
export const hasPicture = (folder: string, slug: string): boolean =>
  Object.hasOwn(PICTURES, folder) && PICTURES[folder]?.slugs.includes(slug) === true;

/** The SVG at `/imagens/{folder}/{slug}.svg`, undefined when there is none. */
export function drawPicture(folder: string, slug: string): string | undefined {
  return hasPicture(folder, slug) ? PICTURES[folder]?.draw(slug) : undefined;
}

type Drawings = Readonly<Record<string, () => Shape[]>>;

function sized(
  [width, height]: readonly [number, number],
  drawings: Drawings,
  widths: Folder['widths'],
): Folder {
  return {
    slugs: Object.keys(drawings),
    widths,
    draw: (slug) => toSvg(width, height, titleOf(slug), drawings[slug]?.() ?? []),
  };
}

type Tiles = Readonly<Record<string, { draw: () => Shape[]; ground: readonly [string, string] }>>;

function tiles(items: Tiles): Folder {
  const drawings = Object.entries(items).map(
    ([slug, { draw, ground }]) => [slug, () => onTile(ground[0], ground[1], draw())] as const,
  );
  return sized([TILE, TILE], Object.fromEntries(drawings), { phone: 320, desktop: 480 });
}

const titleOf = (slug: string): string => slug.replaceAll('-', ' ');
