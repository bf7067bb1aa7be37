import { WHITE } from '../palette.ts';
import { box, ellipse, group, line, path, type Shape, turned } from '../shapes.ts';
import { leaf } from './folha.ts';

const board = (): Shape[] => [
  box('#B97A45', 66, 290, 268, 30, 14),
  box('#D19A63', 66, 286, 268, 26, 13),
  line('#B97A45', 3, 'M100 294H180M210 302H300M120 304H150', 0.6),
];

export function mussarela(): Shape[] {
  const slice = (y: number, x: number, fill: string) =>
    path(
      fill,
      `M${x} ${y}C${x + 50} ${y - 14} ${x + 130} ${y - 12} ${x + 176} ${y - 2}L${x + 168} ${y + 14}C${x + 120} ${y + 4} ${x + 50} ${y + 4} ${x + 8} ${y + 16}Z`,
    );
  return [
    ...board(),
    path('#F7D774', 'M96 172L262 116C284 112 306 132 306 160V212H96Z'),
    path('#FBE7A1', 'M96 172L262 116C284 112 306 132 306 160L96 190Z'),
    path('#EFC14E', 'M96 190L306 160V226H96Z'),
    box('#EFC14E', 96, 186, 210, 44, 4),
    ellipse('#E0A93A', 150, 212, 15, 10),
    ellipse('#E0A93A', 262, 196, 12, 9),
    ellipse('#E0A93A', 214, 216, 9, 7),
    slice(250, 116, '#F3CE62'),
    slice(262, 108, '#FBE7A1'),
    slice(274, 120, '#F3CE62'),
    slice(284, 110, '#FDF0BF'),
    leaf(318, 288, 46, 30),
    leaf(312, 290, 40, -16, '#8CC751'),
  ];
}

export function presunto(): Shape[] {
  return [
    ...board(),
    path('#E98A8E', 'M92 284C78 210 110 124 204 118C290 114 322 196 306 284Z'),
    path('#F6B3B0', 'M110 284C98 216 126 144 204 138C276 134 302 206 290 284Z'),
    path('#FBD0C9', 'M132 284C122 228 146 170 202 164C256 160 278 218 270 284Z', 0.7),
    line('#FDE7E1', 7, 'M150 240C168 200 210 224 230 190M176 268C200 250 232 266 250 238', 0.85),
    path('#F6B3B0', 'M78 290C94 262 142 262 166 290Z'),
    path('#E98A8E', 'M84 290C98 274 138 274 158 290Z'),
    path('#F6B3B0', 'M214 290C236 258 296 258 322 290Z'),
    path('#E98A8E', 'M224 290C242 272 292 272 312 290Z'),
    leaf(196, 294, 44, -24),
    leaf(198, 294, 40, 26, '#8CC751'),
  ];
}

export function salame(): Shape[] {
  const slice = (cx: number, cy: number, r: number): Shape[] => [
    ellipse('#7A1E22', cx, cy, r),
    ellipse('#B23A3C', cx, cy, r * 0.9),
    ellipse('#C65150', cx - 3, cy - 3, r * 0.74),
    ...[
      [-0.4, -0.3],
      [0.2, -0.5],
      [0.5, 0],
      [-0.1, 0.1],
      [0.3, 0.45],
      [-0.5, 0.25],
      [-0.15, 0.55],
      [0.05, -0.2],
      [-0.15, -0.62],
    ].map(([x = 0, y = 0], i) =>
      ellipse('#FBDFD4', cx + x * r, cy + y * r, r * (i % 3 === 0 ? 0.11 : 0.075)),
    ),
  ];
  return [
    ...board(),
    turned(
      -20,
      190,
      160,
      box('#8B2A2C', 70, 118, 214, 84, 42),
      box('#A8413F', 70, 122, 214, 36, 18),
      line(
        '#F0DCC0',
        4,
        'M116 118V202M160 118V202M204 118V202M92 138L132 184M132 138L176 184M176 138L220 184M220 138L250 176',
        0.7,
      ),
      path('#D9BE95', 'M74 146L46 132C40 148 40 170 46 186L74 174Z'),
    ),
    ...slice(262, 184, 48),
    ...slice(132, 256, 40),
    ...slice(214, 258, 42),
    ...slice(288, 262, 36),
  ];
}

export function parmesao(): Shape[] {
  const curl = (x: number, y: number, turn: number): Shape =>
    group({ at: [x, y], turn }, path('#FBE9B0', 'M-16 0C-8 -14 8 -14 16 0C8 -6 -8 -6 -16 0Z'));
  return [
    ...board(),
    path('#F0CB66', 'M84 232L262 132C296 142 316 178 318 226V276H84Z'),
    path('#F8DF95', 'M84 232L262 132C296 142 316 178 318 226Z'),
    path('#C98A2E', 'M262 132C296 142 316 178 318 226V276H304V228C302 186 286 156 258 142Z'),
    ...[
      [120, 252],
      [170, 262],
      [226, 246],
      [268, 262],
      [150, 240],
      [200, 268],
      [286, 240],
    ].map(([x = 0, y = 0]) => ellipse('#DDB04A', x, y, 5, 3)),
    ...[
      [170, 208],
      [220, 190],
      [250, 170],
      [270, 200],
      [220, 214],
    ].map(([x = 0, y = 0]) => ellipse('#F2D078', x, y, 4, 2.6)),
    line(WHITE, 5, 'M112 220L250 144', 0.5),
    ...[
      [96, 286, -10],
      [122, 290, 14],
      [146, 284, -30],
      [112, 278, 26],
      [134, 278, 0],
      [164, 290, 20],
    ].map(([x = 0, y = 0, t = 0]) => curl(x, y, t)),
  ];
}
