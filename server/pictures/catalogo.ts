import { BANNERS, HERO } from './banners.ts';
import { CAMPANHAS, FAIXA } from './campanhas.ts';
import { LOGO, PARCEIROS } from './parceiros.ts';
import { DESENHOS } from './produtos/indice.ts';
import { onTile, TILE } from './produtos/tile.ts';
import { RESGATES } from './resgates.ts';
import type { Shape } from './shapes.ts';
import { toSvg } from './svg.ts';

/** The SVG at `/imagens/{folder}/{slug}.svg`, undefined when there is none. */
export function drawPicture(folder: string, slug: string): string | undefined {
  const title = slug.replaceAll('-', ' ');
  const sized = ([width, height]: readonly [number, number], draw: (() => Shape[]) | undefined) =>
    draw === undefined ? undefined : toSvg(width, height, title, draw());
  switch (folder) {
    case 'produtos':
      return tile(title, own(DESENHOS, slug));
    case 'resgates':
      return tile(title, own(RESGATES, slug));
    case 'banners':
      return sized(HERO, own(BANNERS, slug));
    case 'campanhas':
      return sized(FAIXA, own(CAMPANHAS, slug));
    case 'parceiros':
      return sized(LOGO, own(PARCEIROS, slug));
    default:
      return undefined;
  }
}

function tile(
  title: string,
  item: { draw: () => Shape[]; ground: readonly [string, string] } | undefined,
): string | undefined {
  if (item === undefined) return undefined;
  return toSvg(TILE, TILE, title, onTile(item.ground[0], item.ground[1], item.draw()));
}

/** A slug from an address must not reach what every object inherits. */
function own<Value>(table: Readonly<Record<string, Value>>, slug: string): Value | undefined {
  return Object.hasOwn(table, slug) ? table[slug] : undefined;
}
