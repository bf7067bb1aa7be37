import { deflateSync } from 'node:zlib';
import type { Shape } from './shapes.ts';

/** Text that can be found, copied and read aloud; it is not painted (its letters are shapes). */
export interface HiddenText {
  readonly text: string;
  readonly x: number;
  /** Baseline, from the top. */
  readonly y: number;
  readonly size: number;
}

export interface PdfPage {
  /** In points, 72 to the inch; y grows downwards as in the shapes. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly texts: readonly HiddenText[];
}

/** The pages as a PDF 1.7 file in Portuguese with the given title. */
export function toPdf(title: string, pages: readonly PdfPage[]): Buffer {
  const opacities = new Map<number, string>();
  const contents = pages.map((page) => deflateSync(Buffer.from(contentOf(page, opacities), 'latin1')));
  const states = [...opacities].map(([value, name]) => `/${name} <</ca ${value} /CA ${value}>>`).join(' ');
  const pageId = (index: number) => 5 + index * 2;
  const objects: Buffer[] = [
    text('<</Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences <</DisplayDocTitle true>>>>'),
    text(
      `<</Type /Pages /Count ${pages.length} /Kids [${pages.map((_page, i) => `${pageId(i)} 0 R`).join(' ')}]>>`,
    ),
    text('<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>'),
    text(`<</Title ${literal(title)} /Producer (Clube Vizinhanca)>>`),
  ];
  for (const [index, { width, height }] of pages.entries()) {
    const stream = contents[index] ?? Buffer.alloc(0);
    objects.push(
      text(
        `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${pageId(index) + 1} 0 R ` +
          `/Resources <</Font <</F 3 0 R>> /ExtGState <<${states}>>>>>>`,
      ),
      Buffer.concat([
        text(`<</Length ${stream.length} /Filter /FlateDecode>>\nstream\n`),
        stream,
        text('\nendstream'),
      ]),
    );
  }
  return assemble(objects);
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [text('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const whole = Buffer.concat([text(`${index + 1} 0 obj\n`), object, text('\nendobj\n')]);
    offsets.push(length);
    length += whole.length;
    parts.push(whole);
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    text(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}` +
        `trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function contentOf(page: PdfPage, opacities: Map<number, string>): string {
  const out: string[] = [`1 0 0 -1 0 ${page.height} cm`];
  for (const shape of page.shapes) paint(shape, out, opacities);
  out.push('BT /F 1 Tf 3 Tr');
  for (const { text: words, x, y, size } of page.texts) {
    out.push(`${r(size)} 0 0 ${r(-size)} ${r(x)} ${r(y)} Tm ${literal(words)} Tj`);
  }
  out.push('ET');
  return out.join('\n');
}

function paint(shape: Shape, out: string[], opacities: Map<number, string>): void {
  out.push('q');
  if ('shapes' in shape) {
    const angle = (shape.turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [sx, sy] = shape.scale;
    out.push(
      `${r(cos * sx)} ${r(sin * sx)} ${r(-sin * sy)} ${r(cos * sy)} ${r(shape.at[0])} ${r(shape.at[1])} cm`,
    );
    for (const inner of shape.shapes) paint(inner, out, opacities);
  } else {
    const opacity = shape.opacity ?? 1;
    if (opacity < 1) {
      const name = opacities.get(opacity) ?? `A${opacities.size}`;
      opacities.set(opacity, name);
      out.push(`/${name} gs`);
    }
    if (shape.fill !== undefined) out.push(`${rgb(shape.fill)} rg`, operators(shape.d), 'f');
    if (shape.stroke !== undefined) {
      out.push(`${rgb(shape.stroke)} RG ${r(shape.width ?? 1)} w 1 J 1 j`, operators(shape.d), 'S');
    }
  }
  out.push('Q');
}

/** Absolute path commands as PDF operators; a quadratic curve becomes a cubic one. */
function operators(d: string): string {
  const out: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const args = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4 }[command] ?? 1;
    if (command === 'Z') out.push('h');
    for (let at = 0; at < args.length; at += step) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = args.slice(at, at + step);
      if (command === 'C') {
        out.push(`${r(a)} ${r(b)} ${r(c)} ${r(e)} ${r(f)} ${r(g)} c`);
        [x, y] = [f, g];
      } else if (command === 'Q') {
        const third = (from: number, to: number) => r(from + ((to - from) * 2) / 3);
        out.push(`${third(x, a)} ${third(y, b)} ${third(c, a)} ${third(e, b)} ${r(c)} ${r(e)} c`);
        [x, y] = [c, e];
      } else {
        if (command === 'H') x = a;
        else if (command === 'V') y = a;
        else [x, y] = [a, b];
        out.push(`${r(x)} ${r(y)} ${command === 'M' && at === 0 ? 'm' : 'l'}`);
      }
    }
  }
  return out.join('\n');
}

function rgb(hex: string): string {
  return [1, 3, 5].map((at) => r(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
}

function r(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

function text(content: string): Buffer {
  return Buffer.from(content, 'latin1');
}

/** A literal string; the few typographic marks that WinAnsi places elsewhere than Latin-1 become plain ones. */
function literal(words: string): string {
  return `(${words.replaceAll('–', '-').replaceAll(/[\\()]/g, (mark) => `\\${mark}`)})`;
}
