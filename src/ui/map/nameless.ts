import type { Mark, Pixel } from './points.ts';

/** A rectangle in px. */
type Box = [left: number, top: number, right: number, bottom: number];

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The widest that a name is (`marks.css`), and about what a letter of it is wide. */
const NAME_PX = 132;
const LETTER_PX = 7.5;

/**
 * The marks whose name would lie under another mark or across another name.
 * @param pixelOf where a mark stands
 */
export function namelessIn(marks: readonly Mark[], pixelOf: (mark: Mark) => Pixel): ReadonlySet<string> {
  const boxes = marks.map((mark): Box => {
    const { x, y } = pixelOf(mark);
    return mark.kind === 'point' ? [x - 16, y - 42, x + 16, y + 2] : [x - 24, y - 24, x + 24, y + 24];
  });
  const names: Box[] = [];
  const nameless = new Set<string>();
  for (const [index, mark] of marks.entries()) {
    if (mark.kind !== 'point') continue;
    const { x, y } = pixelOf(mark);
    const width = mark.point.nome.length * LETTER_PX;
    const half = Math.min(width, NAME_PX) / 2;
    const name: Box = [x - half, y + 2, x + half, y + 2 + 16 * Math.ceil(width / NAME_PX)];
    const isCovered = boxes.some((box, other) => other !== index && overlap(box, name));
    if (isCovered || names.some((other) => overlap(other, name))) nameless.add(mark.key);
    else names.push(name);
  }
  return nameless;
}
