import { letters } from '../letters.ts';
import { bottle, label, mark, pouch } from '../packs.ts';
import { BROWN, CORN, CREAM, DARK_BROWN, DEEP_GREEN, GREEN, LEAF, TOMATO, WHITE } from '../palette.ts';
import { box, ellipse, group, line, path, type Shape } from '../shapes.ts';
import { leaf } from './folha.ts';

const word = (text: string, x: number, y: number, size: number, fill: string): Shape =>
  letters(text, { x, y, size, fill, align: 'middle', spacing: -10 });

export function arroz(): Shape[] {
  const grain = (x: number, y: number, turn: number): Shape =>
    group({ at: [x, y], turn }, ellipse(WHITE, 0, 0, 8, 3.6));
  return [
    ...pouch('#F7F2E6', '#2E7D4F', 112, 78, 176, 244),
    path(GREEN, 'M109 140H291V226C260 246 140 206 107 230Z'),
    word('ARROZ', 200, 178, 42, WHITE),
    word('TIPO 1', 200, 206, 20, '#FFD86B'),
    ...mark(200, 124, 17),
    word('5 kg', 200, 290, 24, DEEP_GREEN),
    path('#E9DFC8', 'M78 320C84 298 112 290 128 306C140 300 158 308 160 320Z'),
    ...[
      [92, 312, 20],
      [106, 304, -30],
      [120, 310, 40],
      [136, 314, -10],
      [148, 317, 15],
      [112, 316, 5],
      [86, 318, -20],
    ].map(([x = 0, y = 0, t = 0]) => grain(x, y, t)),
  ];
}

export function feijao(): Shape[] {
  const bean = (x: number, y: number, turn: number): Shape =>
    group(
      { at: [x, y], turn },
      path('#B9814E', 'M-15 -6C-8 -16 8 -16 15 -6C20 4 12 13 4 10C0 8 0 8 -4 10C-12 13 -20 4 -15 -6Z'),
      line('#7C4D27', 2.4, 'M-9 -5C-3 -9 4 -8 9 -4', 0.8),
    );
  return [
    ...pouch('#C25A2E', '#8E3B1B', 122, 78, 158, 240),
    box(CREAM, 138, 128, 126, 84, 12),
    word('FEIJÃO', 201, 166, 32, '#8E3B1B'),
    word('carioca', 201, 194, 23, BROWN),
    ellipse('#F6E0BE', 201, 256, 40, 32),
    bean(186, 250, 10),
    bean(216, 254, -30),
    bean(200, 270, 40),
    bean(204, 240, -8),
    bean(96, 312, -12),
    bean(126, 318, 24),
    bean(290, 314, 14),
    bean(314, 308, -34),
  ];
}

export function cafe(): Shape[] {
  const bean = (x: number, y: number, turn: number): Shape =>
    group(
      { at: [x, y], turn },
      ellipse('#5B3219', 0, 0, 15, 10.5),
      line('#A8764C', 2.6, 'M-12 0C-5 -5 4 5 12 0'),
    );
  return [
    ...pouch('#4A2A18', '#2F1A0E', 118, 72, 164, 250),
    path(CORN, 'M114 150H286V232H114Z'),
    word('CAFÉ', 200, 192, 46, DARK_BROWN),
    word('torrado e moído', 200, 218, 18, DARK_BROWN),
    path('#FBEAD0', 'M166 262H224V272C224 290 212 298 195 298C178 298 166 290 166 272Z'),
    line('#FBEAD0', 6, 'M224 268C238 266 238 286 220 286'),
    line('#FBEAD0', 4, 'M182 254C178 248 186 244 182 238M200 254C196 248 204 244 200 238', 0.8),
    ...mark(200, 122, 16, CORN, '#7A4A2B'),
    bean(98, 314, 20),
    bean(128, 320, -24),
    bean(296, 316, -10),
    bean(318, 306, 40),
    bean(86, 300, -40),
  ];
}

export function oleo(): Shape[] {
  return [
    ...bottle('#F3C637', '#D9412B', 200, 62, 118, 260, 0.32),
    path('#FFE27A', 'M141 176C165 168 235 184 259 174V210H141Z', 0.5),
    ...label('#D9412B', WHITE, ['ÓLEO', 'de soja'], [141, 204, 118, 78], 30),
    line('#D9A520', 4, 'M141 296H259', 0.6),
    ...[
      [92, 308],
      [110, 318],
      [296, 316],
      [316, 306],
    ].map(([x = 0, y = 0]) => ellipse('#D8B45A', x, y, 11, 10)),
  ];
}

export function azeite(): Shape[] {
  const olive = (x: number, y: number, turn: number): Shape =>
    group(
      { at: [x, y], turn },
      ellipse('#7E9A3A', 0, 0, 19, 14),
      ellipse('#5F7A28', 5, 4, 12, 9),
      ellipse('#B8CC78', -7, -5, 5, 3),
    );
  return [
    ...bottle('#5A6B1F', '#2B2A26', 200, 50, 96, 272, 0.36),
    box('#C9A227', 178, 84, 44, 10, 3),
    ...label(CREAM, '#4C5A18', ['AZEITE', 'extra', 'virgem'], [152, 186, 96, 98], 24),
    leaf(300, 306, 62, -40, '#8DA552', '#4C5A18'),
    leaf(300, 306, 58, 24, '#A5BC68', '#4C5A18'),
    olive(282, 310, -10),
    olive(318, 314, 20),
    olive(110, 314, 14),
    leaf(104, 304, 50, -30, '#8DA552', '#4C5A18'),
  ];
}

export function macarrao(): Shape[] {
  const strands = Array.from({ length: 11 }, (_unused, index) =>
    line('#F4D27C', 6, `M${170 + index * 6} 84V112`),
  );
  return [
    ...strands,
    path('#1F4E9C', 'M132 108C126 180 126 250 134 320H266C274 250 274 180 268 108Z'),
    path('#153A78', 'M244 108C252 180 252 250 244 320H266C274 250 274 180 268 108Z'),
    box('#173F82', 130, 104, 140, 18, 5),
    box('#173F82', 132, 304, 136, 18, 5),
    box('#F6DC92', 160, 206, 80, 92, 40),
    ...Array.from({ length: 7 }, (_u, i) => line('#E2B64D', 4, `M${173 + i * 9} 220V284`)),
    word('ESPAGUETE', 200, 160, 21, WHITE),
    word('massa de sêmola', 200, 184, 15, '#FFD86B'),
    line('#F4D27C', 6, 'M74 316C96 296 118 328 142 314M86 322C104 306 122 330 148 322'),
  ];
}

export function molho(): Shape[] {
  return [
    ...pouch('#D63A24', '#A82615', 128, 86, 144, 234),
    box('#FBE9D2', 144, 132, 112, 66, 10),
    word('MOLHO', 200, 162, 29, '#A82615'),
    word('de tomate', 200, 186, 18, DEEP_GREEN),
    ellipse(TOMATO, 200, 258, 44, 40),
    ellipse('#F07A52', 186, 244, 14, 10),
    path(
      LEAF,
      'M200 222C186 230 170 228 162 220C176 216 184 212 192 212C190 206 192 202 198 198C202 204 206 208 208 212C218 210 228 214 238 220C228 230 212 230 200 222Z',
    ),
    leaf(98, 320, 54, -34),
    leaf(98, 320, 50, 22, '#6DBB52'),
  ];
}
