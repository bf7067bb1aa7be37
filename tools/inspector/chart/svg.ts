import { causeOf, type ChartEdge, type Line } from './chart.ts';
import { curve } from './curve.ts';
import { type Box, type Layout, padding, type Wire } from './layout.ts';
import { drawnWidth, fontFamily, fontSize, lineHeight } from './text-size.ts';

const ink = '#1f2933';
const paper = '#fffdf8';
const fills = ['#fffdf8', '#f3f7fb', '#e8f0f7', '#fffdf8'];
const colours: Readonly<Record<ChartEdge['cause'], string>> = {
  event: '#1d4ed8',
  done: '#15803d',
  error: '#b91c1c',
  after: '#b45309',
  always: '#6b21a8',
  initial: ink,
};

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function lineColour(line: Line): string {
  const cause = causeOf(line);
  if (cause !== undefined) return colours[cause];
  return line.style === 'title' ? ink : '#46535f';
}

function textOf(lines: readonly Line[], x: number, y: number): string {
  return lines
    .map((line, index) => {
      const drawn = drawnWidth(line);
      const weight =
        drawn === undefined ? '' : ` font-weight="600" textLength="${drawn}" lengthAdjust="spacingAndGlyphs"`;
      const baseline = y + index * lineHeight + 12;
      return `<text x="${x}" y="${baseline}" font-size="${fontSize(line)}" fill="${lineColour(line)}"${weight}>${escaped(line.text)}</text>`;
    })
    .join('\n');
}

function boxOf({ node, depth, x, y, width, height }: Box): string {
  const centre = `cx="${x + width / 2}" cy="${y + height / 2}"`;
  if (node.kind === 'initial') return `<circle ${centre} r="6" fill="${ink}"/>`;
  if (node.kind === 'any') {
    return `<circle ${centre} r="6" fill="${paper}" stroke="${ink}" stroke-dasharray="2 2"><title>in any state of this box</title></circle>`;
  }
  const compound = node.children.length > 0;
  const fill = compound ? fillOf(depth) : '#ffffff';
  const dashed = node.kind === 'parallel' ? ' stroke-dasharray="7 4"' : '';
  const rect = (inset: number) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="8" fill="${fill}" stroke="${ink}" stroke-width="${compound ? 1.2 : 1.5}"${dashed}/>`;
  const frame = node.kind === 'final' ? `${rect(0)}\n${rect(4)}` : rect(0);
  if (compound) return frame;
  const inset = node.kind === 'final' ? 4 : 0;
  return `${frame}\n${textOf(node.lines, x + padding + inset, y + padding - 2 + inset)}`;
}

/** The text of a compound box, outlined in its background colour so that it is legible over wires. */
function headOf({ node, depth, x, y }: Box): string {
  const text = textOf(node.lines, x + padding, y + padding - 2);
  return `<g paint-order="stroke" stroke="${fillOf(depth)}" stroke-width="5" stroke-linejoin="round">\n${text}\n</g>`;
}

function fillOf(depth: number): string {
  return fills[depth % fills.length] ?? paper;
}

function lineOf({ edge, points }: Wire): string {
  const colour = colours[edge.cause];
  return `<path d="${curve(points)}" fill="none" stroke="${colour}" stroke-width="1.4" marker-end="url(#${edge.cause})"/>`;
}

function labelOf({ edge, label }: Wire): string {
  return label === null ? '' : textOf(edge.lines, label.x + 4, label.y + 1);
}

function marker(cause: string, colour: string): string {
  return `<marker id="${cause}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M 0 1 L 9 5 L 0 9 z" fill="${colour}"/></marker>`;
}

/** The layout as an SVG document with a light background, so that it is legible on a dark page too. */
export function svgOf(layout: Layout, title: string): string {
  const { width, height, boxes, wires } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fontFamily}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<defs>${Object.entries(colours)
      .map(([cause, colour]) => marker(cause, colour))
      .join('')}</defs>`,
    `<rect width="${width}" height="${height}" rx="12" fill="${paper}"/>`,
    ...boxes.map((box) => boxOf(box)),
    ...wires.map((wire) => lineOf(wire)),
    ...boxes.filter(({ node }) => node.children.length > 0).map((box) => headOf(box)),
    ...wires.map((wire) => labelOf(wire)).filter((label) => label !== ''),
    '</svg>',
    '',
  ].join('\n');
}
