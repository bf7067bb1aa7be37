import { WHITE } from '../palette.ts';
import { box, ellipse, group, line, path, type Shape, turned } from '../shapes.ts';
import { leaf } from './folha.ts';

const meatTray = (): Shape[] => [
  path('#2F3B3A', 'M58 232H342L326 306C324 316 318 322 308 322H92C82 322 76 316 74 306Z'),
  box('#435250', 50, 222, 300, 20, 10),
];

export function picanha(): Shape[] {
  return [
    path('#B9744A', 'M52 282H348V300C348 312 340 320 328 320H72C60 320 52 312 52 300Z'),
    box('#D0925F', 52, 272, 296, 28, 12),
    path(
      '#F7E7D2',
      'M84 226C78 150 150 108 226 118C300 128 336 190 318 240C306 272 270 284 200 284C130 284 90 270 84 226Z',
    ),
    path(
      '#B62D34',
      'M98 236C102 180 160 146 226 152C284 158 316 198 302 238C292 266 258 274 200 274C140 274 96 266 98 236Z',
    ),
    path(
      '#D14A4C',
      'M116 232C126 192 172 166 226 170C270 174 298 204 288 234C270 206 230 196 190 200C156 204 132 216 116 232Z',
    ),
    line(
      '#F3C1B6',
      5,
      'M150 238C176 222 204 240 230 224M190 256C214 246 240 256 262 240M210 194C226 188 244 194 254 202',
      0.9,
    ),
    line(WHITE, 6, 'M110 190C126 156 160 138 196 134', 0.6),
    leaf(86, 288, 62, -54),
    leaf(90, 290, 50, -16, '#8CC751'),
    ...[
      [296, 288],
      [312, 282],
      [304, 296],
      [286, 294],
    ].map(([x = 0, y = 0]) => ellipse('#F3F0EA', x, y, 4)),
  ];
}

export function frango(): Shape[] {
  const fillet = (cx: number, cy: number, turn: number): Shape =>
    group(
      { at: [cx, cy], turn },
      path(
        '#F2B8A0',
        'M-92 10C-96 -34 -40 -58 10 -52C66 -46 104 -16 92 18C82 46 30 50 -20 46C-64 42 -90 36 -92 10Z',
      ),
      path('#F9D2BF', 'M-82 4C-82 -30 -36 -48 10 -42C58 -36 90 -14 82 8C40 -6 -30 -8 -82 4Z'),
      line('#E39C84', 4, 'M-60 18C-20 8 30 10 66 22M-40 32C-10 26 20 28 44 34', 0.8),
      line(WHITE, 6, 'M-62 -14C-46 -28 -20 -36 6 -34', 0.6),
    );
  return [
    ...meatTray(),
    fillet(146, 200, -10),
    fillet(258, 204, 12),
    fillet(200, 168, -2),
    leaf(88, 224, 54, -30),
    leaf(96, 226, 46, 14, '#8CC751'),
    path('#FFFFFF', 'M58 240H342L330 296H70Z', 0.08),
    box('#F7F3EA', 240, 256, 76, 46, 5),
    line(
      '#2B2A26',
      4,
      'M252 266V288M260 266V288M266 266V288M276 266V288M282 266V288M292 266V288M302 266V288',
    ),
  ];
}

export function linguica(): Shape[] {
  const link = (d: string): Shape[] => [
    line('#8E3323', 52, d),
    line('#B9503A', 44, d),
    line('#D0705A', 14, d, 0.7),
  ];
  return [
    ...link('M88 250C96 180 150 150 200 170'),
    ...link('M206 176C258 200 306 178 318 128'),
    ...link('M112 300C170 262 236 300 312 252'),
    ...[
      [120, 214],
      [150, 178],
      [176, 170],
      [250, 190],
      [290, 166],
      [160, 284],
      [210, 284],
      [262, 272],
      [106, 240],
    ].map(([x = 0, y = 0]) => ellipse('#F6CDBB', x, y, 4.5)),
    line('#E9D7B8', 6, 'M198 164L208 182M84 254L78 276M320 122L330 104M106 302L84 316M314 250L334 240'),
    leaf(258, 322, 60, 64),
    leaf(250, 318, 46, 22, '#8CC751'),
  ];
}

export function tilapia(): Shape[] {
  const fillet = (cx: number, cy: number, turn: number): Shape =>
    group(
      { at: [cx, cy], turn },
      path(
        '#F2D3CB',
        'M-130 6C-104 -44 -30 -60 40 -44C84 -34 116 -14 136 4C110 30 60 44 0 44C-60 44 -108 32 -130 6Z',
      ),
      path('#FBECE6', 'M-118 2C-94 -36 -26 -50 40 -36C80 -28 106 -12 122 2C60 -6 -60 -8 -118 2Z'),
      path('#E8A79C', 'M-118 4C-60 -2 70 -2 124 4C70 14 -60 16 -118 4Z'),
      line(
        '#E3BEB4',
        3.5,
        'M-80 -20L-70 -4M-46 -32L-34 -6M-8 -38L4 -6M32 -34L42 -6M66 -26L76 -4M-60 16L-48 34M-16 18L-4 38M28 18L38 36M66 14L74 28',
      ),
    );
  const lemon = (cx: number, cy: number): Shape[] => [
    ellipse('#E3C02E', cx, cy, 34),
    ellipse('#FFF6C4', cx, cy, 29),
    ...Array.from({ length: 7 }, (_u, i) =>
      turned(
        (i * 360) / 7,
        cx,
        cy,
        path(
          '#F7DD58',
          `M${cx} ${cy - 4}L${cx - 9} ${cy - 24}C${cx - 4} ${cy - 27} ${cx + 4} ${cy - 27} ${cx + 9} ${cy - 24}Z`,
        ),
      ),
    ),
  ];
  return [
    ellipse('#CFE0E6', 200, 284, 152, 36),
    ellipse('#F6FBFD', 200, 276, 152, 36),
    ellipse('#E3EEF2', 200, 276, 118, 24),
    fillet(190, 178, -12),
    fillet(206, 244, 5),
    ...lemon(296, 270),
    ...lemon(112, 282),
    leaf(84, 272, 46, -50),
    leaf(320, 250, 50, 48),
  ];
}
