import { letters } from '../letters.ts';
import { mark } from '../packs.ts';
import { CORN, WHITE } from '../palette.ts';
import { box, ellipse, path, type Shape, turned } from '../shapes.ts';

const word = (text: string, x: number, y: number, size: number, fill: string): Shape =>
  letters(text, { x, y, size, fill, align: 'middle', spacing: -10 });

export function acucar(): Shape[] {
  return [
    path('#FDFDFB', 'M126 104L136 84H264L274 104V318H126Z'),
    path('#E3E8EE', 'M250 84H264L274 104V318H240Z'),
    path('#D94F70', 'M126 150C170 130 230 176 274 150V238C230 262 170 218 126 238Z'),
    word('AÇÚCAR', 200, 196, 30, WHITE),
    word('refinado', 200, 220, 20, '#FFE0E8'),
    word('1 kg', 200, 290, 24, '#B23355'),
    ...mark(200, 122, 15, '#FCE3EA', '#D94F70'),
    ...[
      [84, 296, 12],
      [106, 306, -8],
      [292, 304, 6],
      [312, 294, -14],
      [300, 282, 20],
    ].map(([x = 0, y = 0, t = 0]) =>
      turned(t, x, y, box(WHITE, x - 13, y - 13, 26, 26, 4), box('#DCE3EA', x + 3, y - 13, 10, 26, 4)),
    ),
  ];
}

export function chocolate(): Shape[] {
  const squares: Shape[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      squares.push(
        box('#6B3A20', 138 + column * 32, 84 + row * 32, 28, 28, 4),
        box('#8A5130', 142 + column * 32, 87 + row * 32, 20, 7, 3, 0.9),
      );
    }
  }
  return [
    turned(
      -10,
      200,
      200,
      box('#4F2A16', 130, 76, 140, 130, 8),
      ...squares,
      path(
        '#F1E1C0',
        'M126 178L142 170L158 180L174 169L190 180L206 169L222 180L238 169L254 180L274 172V214H126Z',
      ),
      box('#8C1F3F', 124, 194, 152, 128, 6),
      box('#6D142E', 252, 194, 24, 128, 6),
      box(CORN, 124, 232, 152, 52),
      word('CHOCOLATE', 198, 256, 22, '#6D142E'),
      word('ao leite', 198, 276, 17, '#6D142E'),
    ),
    turned(24, 306, 306, box('#6B3A20', 290, 290, 32, 28, 4), box('#8A5130', 294, 293, 22, 7, 3)),
  ];
}

export function biscoito(): Shape[] {
  const cookie = (cx: number, cy: number): Shape[] => [
    ellipse('#5A3019', cx, cy + 14, 46, 44),
    ellipse('#FFF3DC', cx, cy + 8, 45, 43),
    ellipse('#7A4526', cx, cy, 46, 44),
    ...Array.from({ length: 12 }, (_u, i) => turned(i * 30, cx, cy, ellipse('#5A3019', cx, cy - 36, 3.4))),
    ...[
      [-14, -10],
      [14, -6],
      [0, 14],
      [-18, 12],
      [18, 14],
      [2, -18],
    ].map(([x = 0, y = 0]) => ellipse('#5A3019', cx + x, cy + y, 3)),
  ];
  return [
    turned(
      -12,
      180,
      180,
      box('#F2B632', 92, 104, 196, 92, 14),
      box('#2D5FA8', 92, 118, 196, 64),
      box('#D99A1B', 80, 104, 20, 92, 4),
      box('#D99A1B', 280, 104, 20, 92, 4),
      word('BISCOITO', 190, 150, 28, WHITE),
      word('recheado', 190, 174, 19, '#FFE08A'),
    ),
    ...cookie(140, 258),
    ...cookie(252, 264),
  ];
}
