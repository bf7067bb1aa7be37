import { letters } from '../letters.ts';
import { label, mark } from '../packs.ts';
import { CREAM, WHITE } from '../palette.ts';
import { box, ellipse, path, type Shape } from '../shapes.ts';

const word = (text: string, x: number, y: number, size: number, fill: string): Shape =>
  letters(text, { x, y, size, fill, align: 'middle', spacing: -10 });

export function leite(): Shape[] {
  return [
    path('#F5FAFD', 'M132 132H232V322H132Z'),
    path('#D5E4EE', 'M232 132L276 116V306L232 322Z'),
    path('#FFFFFF', 'M132 132L152 84H252L232 132Z'),
    path('#C4D7E4', 'M232 132L252 84L276 116Z'),
    box('#2C6FB7', 150, 72, 104, 16, 4),
    ellipse('#E4572E', 196, 106, 17, 10),
    ellipse('#C23F1C', 196, 110, 17, 7),
    ellipse('#E4572E', 196, 103, 17, 9),
    path('#2C6FB7', 'M132 220C158 204 190 236 232 216L276 200V306L232 322H132Z'),
    path('#235A96', 'M232 216L276 200V306L232 322Z'),
    word('LEITE', 182, 186, 36, '#2C6FB7'),
    word('integral', 182, 252, 21, WHITE),
    word('1 litro', 182, 298, 20, '#CFE3F5'),
    path('#FFFFFF', 'M292 262H344L338 314C337 319 334 322 329 322H307C302 322 299 319 298 314Z', 0.5),
    path('#FFFFFF', 'M295 280H341L337 312C336 316 334 318 330 318H306C302 318 300 316 299 312Z'),
    ellipse('#EAF1F5', 318, 281, 23, 4),
  ];
}

export function iogurte(): Shape[] {
  return [
    path('#FFFDF8', 'M126 130H274L258 308C257 317 250 322 242 322H158C150 322 143 317 142 308Z'),
    path('#E7DFD0', 'M246 130H274L258 308C257 317 250 322 242 322H228Z'),
    ellipse('#DCE6EC', 200, 128, 82, 20),
    ellipse('#F4F8FA', 200, 122, 82, 20),
    path('#E4ECF0', 'M268 112C286 106 304 110 302 122C292 128 280 128 268 126Z'),
    path('#4D8FD0', 'M131 186H269L263 254H137Z'),
    word('IOGURTE', 200, 218, 29, WHITE),
    word('natural', 200, 242, 20, '#DDEEFF'),
    ...mark(200, 164, 13, '#E5F0FA', '#4FA84A'),
    ellipse('#FFFFFF', 306, 306, 40, 17),
    ellipse('#DDE6EA', 306, 304, 34, 12),
    ellipse('#5A66B5', 294, 296, 10),
    ellipse('#46519C', 312, 300, 10),
    ellipse('#6E79C6', 322, 292, 8),
    ellipse('#E0312F', 304, 286, 11),
  ];
}

export function manteiga(): Shape[] {
  return [
    path('#E3EAF0', 'M60 284H340L322 314C318 320 312 322 304 322H96C88 322 82 320 78 314Z'),
    box('#F4F8FB', 52, 272, 296, 18, 9),
    path('#F6D25C', 'M104 196L250 176L300 200V272H104Z'),
    path('#FCE9A0', 'M104 196L250 176L300 200L150 222Z'),
    path('#EBBE3F', 'M150 222L300 200V272H150Z'),
    path('#FFF3C4', 'M104 196L150 222V272H104Z', 0.6),
    path('#F7F3EA', 'M196 184L250 176L300 200V272H214L204 262L214 250L202 238L212 226L200 214Z'),
    path('#E5DFD0', 'M212 214L300 200V272H214L204 262L214 250L202 238L212 226Z'),
    word('MANTEIGA', 256, 246, 16, '#C23F1C'),
    path('#FCE9A0', 'M84 270C80 254 92 246 106 250C110 236 130 238 130 252C142 252 144 266 134 271Z'),
  ];
}

export function ovos(): Shape[] {
  const egg = (x: number, y: number, fill: string, shade: string): Shape[] => [
    path(
      fill,
      `M${x} ${y - 44}C${x + 24} ${y - 44} ${x + 34} ${y - 8} ${x + 34} ${y + 10}C${x + 34} ${y + 34} ${x + 18} ${y + 46} ${x} ${y + 46}C${x - 18} ${y + 46} ${x - 34} ${y + 34} ${x - 34} ${y + 10}C${x - 34} ${y - 8} ${x - 24} ${y - 44} ${x} ${y - 44}Z`,
    ),
    path(
      shade,
      `M${x + 12} ${y - 38}C${x + 28} ${y - 28} ${x + 34} ${y - 6} ${x + 34} ${y + 10}C${x + 34} ${y + 34} ${x + 18} ${y + 46} ${x} ${y + 46}C${x + 20} ${y + 30} ${x + 24} ${y - 8} ${x + 12} ${y - 38}Z`,
      0.7,
    ),
    ellipse(WHITE, x - 13, y - 14, 6, 10, 0.5),
  ];
  return [
    path('#7FA08B', 'M66 222H334L342 252H58Z'),
    ...egg(114, 190, '#E9B488', '#CF9263'),
    ...egg(172, 182, '#F3CDA6', '#DDAB7C'),
    ...egg(230, 182, '#DFA273', '#C58553'),
    ...egg(288, 190, '#F1C79D', '#D9A473'),
    ...egg(143, 222, '#F3CDA6', '#DDAB7C'),
    ...egg(201, 226, '#E9B488', '#CF9263'),
    ...egg(259, 222, '#DFA273', '#C58553'),
    path(
      '#93B59F',
      'M50 244C74 232 92 262 114 246C136 232 152 262 172 246C192 232 212 262 230 246C252 232 268 262 288 246C308 232 326 260 350 244L334 308C332 317 326 322 316 322H84C74 322 68 317 66 308Z',
    ),
    path('#7FA08B', 'M60 290H340L334 308C332 317 326 322 316 322H84C74 322 68 317 66 308Z', 0.7),
    ...label(CREAM, '#4C6B57', ['OVOS caipiras'], [130, 272, 140, 34], 19),
  ];
}
