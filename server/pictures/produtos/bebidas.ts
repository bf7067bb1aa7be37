import { letters } from '../letters.ts';
import { bottle, label, mark, sheen } from '../packs.ts';
import { CORN, CREAM, GREEN, WHITE } from '../palette.ts';
import { box, ellipse, group, line, path, type Shape } from '../shapes.ts';
import { leaf } from './folha.ts';
import { laranja } from './hortifruti.ts';

const word = (text: string, x: number, y: number, size: number, fill: string): Shape =>
  letters(text, { x, y, size, fill, align: 'middle', spacing: -10 });

export function suco(): Shape[] {
  return [
    ...bottle('#F7A325', GREEN, 176, 58, 130, 264, 0.36),
    ...label(CREAM, '#C96A08', ['SUCO', 'de laranja'], [111, 190, 130, 78], 23),
    leaf(176, 186, 40, 40),
    leaf(172, 186, 34, -34, '#8CC751'),
    group({ at: [196, 178], scale: 0.5 }, ...laranja()),
  ];
}

export function aguaDeCoco(): Shape[] {
  return [
    path('#E9F6E4', 'M112 120H222V322H112Z'),
    path('#C7E2BE', 'M222 120L258 108V308L222 322Z'),
    path('#F5FBF2', 'M112 120L128 92H238L222 120Z'),
    path('#B7D5AC', 'M222 120L238 92L258 108Z'),
    ellipse(WHITE, 190, 104, 14, 7),
    path('#3F9B57', 'M112 206C150 186 190 232 222 208L258 196V308L222 322H112Z'),
    path('#32804A', 'M222 208L258 196V308L222 322Z'),
    word('ÁGUA', 167, 162, 32, '#2E7D4F'),
    word('DE COCO', 167, 188, 22, '#2E7D4F'),
    word('1 litro', 166, 296, 20, WHITE),
    ellipse('#6B4423', 296, 262, 58),
    ellipse('#53341A', 304, 270, 50),
    ellipse('#F6F1E4', 292, 254, 43, 40),
    ellipse('#FFFFFF', 292, 258, 36, 32),
    ellipse('#DDEBF0', 292, 264, 29, 22),
    line(
      '#8A5C33',
      3,
      'M330 222C344 240 348 262 344 284M316 212L330 222M346 300C340 308 334 312 326 316',
      0.8,
    ),
    line('#E4572E', 7, 'M296 262L322 186'),
    line(WHITE, 3, 'M302 244L306 232M312 214L316 202'),
  ];
}

export function vinho(): Shape[] {
  return [
    ...bottle('#3A1426', '#8C1F3F', 168, 44, 92, 278, 0.36),
    box('#6D142E', 150, 62, 36, 44, 3),
    ...label('#FBF3E2', '#6D142E', ['TINTO', 'suave'], [122, 190, 92, 92], 25),
    line(CORN, 4, 'M134 202H202M134 270H202'),
    path(
      '#FFFFFF',
      'M236 160H324C330 206 318 244 284 250V300C296 302 306 308 308 316H252C254 308 264 302 276 300V250C242 244 230 206 236 160Z',
      0.6,
    ),
    path('#8C1F3F', 'M234 192H326C326 222 310 242 280 242C250 242 234 222 234 192Z'),
    ellipse('#A83257', 280, 192, 46, 7),
    line(WHITE, 5, 'M246 174C246 196 250 212 258 224', 0.8),
  ];
}

export function cerveja(): Shape[] {
  const can = (x: number, y: number, s: number): Shape =>
    group(
      { at: [x, y], scale: s },
      path('#C9D3D9', 'M8 14L14 2H96L102 14Z'),
      box('#E9B93C', 0, 12, 110, 190, 12),
      path('#C9D3D9', 'M6 196H104L98 212H12Z'),
      ellipse('#DFE7EB', 55, 4, 42, 6),
      ellipse('#AEBBC3', 55, 4, 34, 4),
      path(WHITE, 'M0 74C36 56 74 92 110 74V140C74 158 36 122 0 140Z'),
      word('PILSEN', 55, 116, 22, '#B8860B'),
      ...mark(55, 50, 15, '#FFF3CF', '#B8860B'),
      word('350 ml', 55, 174, 15, '#7A5A0A'),
      ...sheen(0, 12, 110, 190),
    );
  return [can(90, 108, 0.92), can(206, 96, 1.06)].concat(
    [
      [104, 178],
      [134, 250],
      [176, 172],
      [230, 150],
      [292, 220],
      [252, 290],
      [300, 150],
      [222, 260],
    ].map(([x = 0, y = 0]) => ellipse(WHITE, x, y, 4, 5.5, 0.75)),
  );
}
