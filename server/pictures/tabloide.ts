import { letters, textWidth } from './letters.ts';
import { marcaDoClube } from './marca.ts';
import { CORN, CREAM, DARK_BROWN, DEEP_GREEN, GREEN, INK, TOMATO, WHITE } from './palette.ts';
import type { HiddenText, PdfPage } from './pdf.ts';
import { DESENHOS } from './produtos/indice.ts';
import { box, ellipse, group, line, path, type Shape } from './shapes.ts';

/** A4 in points. */
export const PAGE: readonly [number, number] = [595, 842];
/** Products on a page. */
export const PER_PAGE = 9;

export interface LeafletProduct {
  readonly slug: string;
  readonly nome: string;
  /** In cents. */
  readonly preco: number;
  readonly original: number;
  /** Price by weight: what the price is for. */
  readonly unidade?: string;
}

export interface Leaflet {
  readonly titulo: string;
  readonly validade: string;
  readonly colour: string;
  readonly products: readonly LeafletProduct[];
}

type Placed = { shapes: Shape[]; texts: HiddenText[] };
type Style = Parameters<typeof letters>[1];

const brl = (cents: number): [string, string] => [
  String(Math.floor(cents / 100)),
  String(cents % 100).padStart(2, '0'),
];

/** The pages of a leaflet: header, up to nine products a page with prices, footer. */
export function drawLeaflet(leaflet: Leaflet): PdfPage[] {
  const pages: PdfPage[] = [];
  for (let from = 0; from < leaflet.products.length; from += PER_PAGE) {
    const page: Placed = { shapes: [], texts: [] };
    header(page, leaflet);
    for (const [index, product] of leaflet.products.slice(from, from + PER_PAGE).entries()) {
      card(page, product, 30 + (index % 3) * 182, 186 + Math.floor(index / 3) * 202);
    }
    footer(page, pages.length + 1);
    pages.push({ width: PAGE[0], height: PAGE[1], ...page });
  }
  return pages;
}

function write(page: Placed, words: string, style: Style): void {
  page.shapes.push(letters(words, style));
  const width = textWidth(words, style.size, style.face, style.spacing);
  const shift = style.align === 'middle' ? width / 2 : style.align === 'end' ? width : 0;
  page.texts.push({ text: words, x: style.x - shift, y: style.y, size: style.size });
}

function header(page: Placed, { titulo, validade, colour }: Leaflet): void {
  page.shapes.push(
    box(CREAM, 0, 0, PAGE[0], PAGE[1]),
    path(colour, 'M0 0H595V128C500 164 420 120 300 142C180 164 90 130 0 154Z'),
    ellipse(WHITE, 540, 30, 90, 90, 0.08),
    ellipse(WHITE, 470, 120, 46, 46, 0.08),
    marcaDoClube(30, 40, 24, CREAM),
  );
  write(page, titulo, { x: 29, y: 100, size: 40, fill: WHITE, spacing: -22 });
  write(page, validade, { x: 31, y: 124, size: 13, fill: CREAM, face: 'text' });
}

function card(page: Placed, product: LeafletProduct, x: number, y: number): void {
  const drawing = DESENHOS[product.slug];
  if (drawing === undefined) throw new Error(`no picture for ${product.slug}`);
  page.shapes.push(
    box('#3A2A14', x + 1, y + 3, 171, 190, 14, 0.1),
    box(WHITE, x, y, 171, 190, 14),
    box(drawing.ground[0], x + 6, y + 6, 159, 104, 10),
    ellipse(drawing.ground[1], x + 85, y + 59, 49),
    group({ at: [x + 31, y + 5], scale: 0.27 }, drawing.draw()),
  );
  for (const [index, words] of wrap(product.nome, 150, 11.5).slice(0, 2).entries()) {
    write(page, words, { x: x + 10, y: y + 126 + index * 13, size: 11.5, fill: INK, face: 'text' });
  }
  const [reais, centavos] = brl(product.original);
  const before = `de R$ ${reais},${centavos}`;
  write(page, before, { x: x + 10, y: y + 158, size: 10, fill: '#7B7468', face: 'text' });
  page.shapes.push(line('#7B7468', 0.8, `M${x + 10} ${y + 154.5}H${x + 10 + textWidth(before, 10, 'text')}`));
  price(page, product, x, y);
}

function price(page: Placed, { preco, unidade }: LeafletProduct, x: number, y: number): void {
  const [reais, centavos] = brl(preco);
  const width = textWidth(reais, 34, 'display', -20) + 46;
  const left = x + 165 - width;
  page.shapes.push(
    box(TOMATO, left, y + 146, width, 40, 9),
    path(TOMATO, `M${left + 10} ${y + 150}L${left - 9} ${y + 166}L${left + 10} ${y + 182}Z`),
  );
  write(page, 'R$', { x: left + 5, y: y + 163, size: 10, fill: CORN });
  write(page, `${reais},`, { x: left + 18, y: y + 178, size: 34, fill: WHITE, spacing: -20 });
  write(page, centavos, { x: x + 162, y: y + 166, size: 15, fill: WHITE, align: 'end' });
  if (unidade !== undefined)
    write(page, unidade, { x: x + 10, y: y + 176, size: 10, fill: GREEN, face: 'text' });
}

function footer(page: Placed, number: number): void {
  page.shapes.push(box(DEEP_GREEN, 0, 800, 595, 42), box(CORN, 0, 796, 595, 4));
  const words = 'Ofertas para clientes do Clube, enquanto durarem os estoques.';
  write(page, words, { x: 30, y: 825, size: 10.5, fill: CREAM, face: 'text' });
  page.shapes.push(ellipse(CORN, 555, 821, 12));
  write(page, String(number), { x: 555, y: 825.5, size: 12, fill: DARK_BROWN, align: 'middle' });
}

function wrap(words: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && textWidth(longer, size, 'text') <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
