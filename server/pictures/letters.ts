import glyphs from './glyphs.json';
import { group, type Shape } from './shapes.ts';

/**
 * Outlines (advance and path, 1000 units to the em, baseline at 0) of Bricolage Grotesque 800 and Figtree 600, both
 * under the SIL Open Font License: a picture may not rely on the fonts of the machine that shows it.
 */
const FACES: Readonly<Record<'display' | 'text', Readonly<Record<string, readonly (string | number)[]>>>> =
  glyphs;

export interface Lettering {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly face?: keyof typeof FACES;
  readonly align?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in thousandths of the size. */
  readonly spacing?: number;
}

/** A line of text as outlines. Throws for a character that the outlines lack. */
export function letters(
  text: string,
  { x, y, size, fill, face, align = 'start', spacing }: Lettering,
): Shape {
  const width = textWidth(text, size, face, spacing);
  const shift = align === 'start' ? 0 : align === 'middle' ? width / 2 : width;
  let advance = 0;
  const outlines: Shape[] = [];
  for (const letter of text) {
    const [space, d] = glyph(letter, face);
    if (d !== '') outlines.push(group({ at: [advance, 0] }, { d, fill }));
    advance += space + (spacing ?? 0);
  }
  return group({ at: [x - shift, y], scale: size / 1000 }, outlines);
}

/** The width that `letters` takes. */
export function textWidth(text: string, size: number, face?: keyof typeof FACES, spacing = 0): number {
  const units = [...text].reduce((sum, letter) => sum + glyph(letter, face)[0] + spacing, 0);
  return ((units - spacing) * size) / 1000;
}

function glyph(letter: string, face: keyof typeof FACES = 'display'): [number, string] {
  const found = FACES[face][letter];
  if (found === undefined) throw new Error(`no outline for '${letter}'`);
  return [Number(found[0]), String(found[1])];
}
