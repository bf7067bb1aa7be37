import { letters } from '../letters.ts';
import { label } from '../packs.ts';
import { CORN, WHITE } from '../palette.ts';
import { box, ellipse, line, path, type Shape, turned } from '../shapes.ts';
import { leaf } from './folha.ts';

const word = (text: string, x: number, y: number, size: number, fill: string): Shape =>
  letters(text, { x, y, size, fill, align: 'middle', spacing: -10 });

export function sabaoEmPo(): Shape[] {
  return [
    path('#2458B8', 'M108 112H254V322H108Z'),
    path('#18418E', 'M254 112L292 94V304L254 322Z'),
    path('#4C7FDD', 'M108 112L146 94H292L254 112Z'),
    ellipse(WHITE, 181, 204, 60, 56),
    ellipse('#FFD84A', 181, 204, 52, 48),
    word('SABÃO', 181, 206, 30, '#18418E'),
    word('em pó', 181, 230, 22, '#D9412B'),
    path(WHITE, 'M108 276C140 258 160 296 190 280C216 266 234 288 254 278V322H108Z', 0.9),
    word('1,6 kg', 181, 310, 19, '#18418E'),
    ...[
      [146, 136, 12],
      [172, 146, 7],
      [212, 134, 9],
      [230, 150, 5],
      [126, 154, 6],
    ].map(([x = 0, y = 0, r = 0]) => ellipse('#A9C8F7', x, y, r, r, 0.9)),
    ...[
      [312, 250, 22],
      [336, 220, 12],
      [318, 196, 8],
      [340, 284, 15],
      [86, 286, 14],
      [72, 256, 8],
    ].flatMap(([x = 0, y = 0, r = 0]) => [
      ellipse('#BFD9FB', x, y, r, r, 0.8),
      ellipse(WHITE, x - r * 0.3, y - r * 0.3, r * 0.3),
    ]),
  ];
}

export function detergente(): Shape[] {
  return [
    path(
      '#5FC36B',
      'M152 150C152 132 164 124 178 122V104H222V122C236 124 248 132 248 150L256 306C256 316 250 322 240 322H160C150 322 144 316 144 306Z',
    ),
    path(
      '#44A653',
      'M226 123C238 126 248 134 248 150L256 306C256 316 250 322 240 322H222C236 260 236 180 226 123Z',
    ),
    box('#F5A623', 176, 78, 48, 32, 6),
    path('#E0901A', 'M190 60H210V80H190Z'),
    box('#F5A623', 186, 54, 28, 12, 4),
    line(WHITE, 8, 'M164 160L158 290', 0.5),
    ...label(WHITE, '#2E8B43', ['NEUTRO', 'detergente'], [146, 188, 108, 76], 19),
    ...[
      [294, 290, 26],
      [326, 260, 14],
      [304, 240, 10],
      [96, 296, 22],
      [76, 268, 12],
      [110, 254, 8],
    ].flatMap(([x = 0, y = 0, r = 0]) => [
      ellipse('#BFE6F5', x, y, r, r, 0.75),
      ellipse(WHITE, x - r * 0.32, y - r * 0.32, r * 0.28),
    ]),
  ];
}

export function amaciante(): Shape[] {
  const flower = (cx: number, cy: number, r: number): Shape[] => [
    ...Array.from({ length: 6 }, (_u, i) =>
      turned(i * 60, cx, cy, ellipse('#FBD3E6', cx, cy - r * 0.62, r * 0.36, r * 0.5)),
    ),
    ellipse(CORN, cx, cy, r * 0.3),
  ];
  return [
    path(
      '#B58BD9',
      'M146 140C146 122 160 116 170 112H224C246 118 262 140 262 168V304C262 316 254 322 244 322H156C146 322 138 316 138 304V168C138 156 142 148 146 140Z',
    ),
    path(
      '#9A6CC4',
      'M224 112C246 118 262 140 262 168V304C262 316 254 322 244 322H226C238 270 240 170 224 112Z',
    ),
    path('#F3E9FB', 'M222 150C240 160 244 190 240 214C236 230 222 226 222 212Z'),
    box('#F7D24A', 166, 74, 62, 42, 8),
    box('#DDB32A', 166, 104, 62, 12, 4),
    line(WHITE, 8, 'M154 176V288', 0.4),
    ...label(WHITE, '#7E4DAF', ['MACIO', 'amaciante'], [146, 226, 106, 72], 19),
    ...flower(184, 184, 26),
    ...flower(306, 296, 32),
    ...flower(94, 300, 26),
    leaf(330, 312, 34, 70),
  ];
}

export function papelHigienico(): Shape[] {
  const roll = (x: number, y: number): Shape[] => [
    path(
      '#FFFFFF',
      `M${x - 46} ${y}V${y + 74}C${x - 46} ${y + 94} ${x + 46} ${y + 94} ${x + 46} ${y + 74}V${y}Z`,
    ),
    path(
      '#DDE5EC',
      `M${x + 22} ${y + 16}V${y + 88}C${x + 36} ${y + 86} ${x + 46} ${y + 82} ${x + 46} ${y + 74}V${y}Z`,
    ),
    ellipse('#F3F6F9', x, y, 46, 18),
    ellipse('#C9A77E', x, y, 16, 6.5),
    ellipse('#A8845A', x, y + 1.5, 12, 4.5),
    line(
      '#C7D4E0',
      3,
      `M${x - 30} ${y + 40}C${x - 24} ${y + 34} ${x - 18} ${y + 46} ${x - 12} ${y + 40}M${x} ${y + 56}C${x + 6} ${y + 50} ${x + 10} ${y + 62} ${x + 16} ${y + 56}M${x - 32} ${y + 66}C${x - 26} ${y + 60} ${x - 20} ${y + 72} ${x - 14} ${y + 66}`,
    ),
  ];
  return [
    ...roll(200, 112),
    ...roll(148, 156),
    ...roll(252, 156),
    ...roll(102, 222),
    ...roll(298, 222),
    ...roll(200, 224),
  ];
}
