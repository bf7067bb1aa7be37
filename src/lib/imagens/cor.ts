export interface Shades {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  /** Text on `main`, `dark` and `light`. */
  readonly contrastText: string;
}

export interface BrandPalette {
  readonly light: Shades;
  readonly dark: Shades;
}

type Rgb = readonly [number, number, number];

/**
 * The background nearest to the text of each mode (`sunken` of ui/theme/tokens): readable there means readable everywhere.
 */
const LIGHT_GROUND: Rgb = [246, 239, 226];
const DARK_GROUND: Rgb = [45, 39, 32];
const DARK_TEXT: Rgb = [20, 17, 13];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const AA_TEXT = 4.5;

function readRgb(value: unknown): Rgb | null {
  const match = typeof value === 'string' ? /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim()) : null;
  if (match?.[1] === undefined) return null;
  const digits = match[1].length === 3 ? match[1].replace(/./g, '$&$&') : match[1];
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(a: Rgb, b: Rgb): number {
  const [first, second] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

const mix = (from: Rgb, to: Rgb, percent: number): Rgb =>
  from.map((channel, i) =>
    Math.round(channel + ((to[i] ?? 0) - channel) * (percent / 100)),
  ) as unknown as Rgb;

/** The colour, mixed as little as needed (whole percents) to be readable. */
function adjust(rgb: Rgb, towards: Rgb, grounds: readonly Rgb[]): Rgb {
  for (let percent = 0; percent < 100; percent++) {
    const mixed = mix(rgb, towards, percent);
    if (grounds.every((ground) => ratio(mixed, ground) >= AA_TEXT)) return mixed;
  }
  return towards;
}

/**
 * A configured colour in one form.
 * @returns '#RRGGBB' for #rgb and #rrggbb of any case, else null
 */
export function readHexColor(value: unknown): string | null {
  const rgb = readRgb(value);
  return rgb === null ? null : toHex(rgb);
}

/**
 * Contrast of two colours as WCAG 2 defines it.
 * @returns 1 to 21
 * @throws RangeError when one is no colour
 */
export function contrastRatio(a: string, b: string): number {
  const [first, second] = [readRgb(a), readRgb(b)];
  if (first === null || second === null) throw new RangeError('Not a colour');
  return ratio(first, second);
}

function shade(rgb: Rgb, ground: Rgb, text: Rgb, towards: Rgb): Shades {
  const main = adjust(rgb, towards, [ground, text]);
  return {
    main: toHex(main),
    dark: toHex(adjust(mix(main, BLACK, 20), towards, [text])),
    light: toHex(adjust(mix(main, WHITE, 20), towards, [text])),
    contrastText: toHex(text),
  };
}

/**
 * The theme's colours from the configured one (contract, brand.primaryColor). `main` is readable (4.5:1) both as text
 * on every ground of its mode and under its contrastText, `dark` and `light` (hover) under contrastText; a colour is darkened or
 * lightened only as far as that needs.
 * @returns both modes' shades as '#RRGGBB', or null when it is no colour
 */
export function brandPalette(value: unknown): BrandPalette | null {
  const rgb = readRgb(value);
  if (rgb === null) return null;
  return {
    light: shade(rgb, LIGHT_GROUND, WHITE, BLACK),
    dark: shade(rgb, DARK_GROUND, DARK_TEXT, WHITE),
  };
}

/** A scheme's shades: dark cards are lighter than the page, so the lighter shade replaces `main`. */
export function shownShades({ light, dark }: BrandPalette, scheme: 'light' | 'dark'): Shades {
  return scheme === 'light' ? light : { ...dark, main: dark.light, dark: dark.main };
}
