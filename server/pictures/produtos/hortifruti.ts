import { DEEP_GREEN, LEAF, LIGHT_LEAF, WHITE } from '../palette.ts';
import { box, ellipse, group, line, path, type Shape, turned } from '../shapes.ts';
import { leaf } from './folha.ts';

export function banana(): Shape[] {
  const one = (fill: string, shade: string) => [
    path(
      fill,
      'M262 92C274 190 214 282 104 286C92 286 86 296 96 303C196 340 306 264 292 96C291 84 261 80 262 92Z',
    ),
    path(shade, 'M278 90C290 196 222 300 98 302C196 340 306 264 292 96C291 88 284 87 278 90Z'),
    path('#6E5326', 'M104 286C92 286 86 296 96 303L106 305L112 286Z'),
  ];
  return [
    turned(-24, 276, 92, ...one('#F2C230', '#DFA61E')),
    turned(-6, 276, 92, ...one('#FFD84A', '#EDB92B')),
    turned(13, 276, 92, ...one('#FFE26B', '#F4C63A')),
    path(
      '#8A7A2E',
      'M254 98C252 78 258 64 264 56C272 50 286 52 290 60C294 76 297 88 295 102C284 110 266 110 254 98Z',
    ),
    path('#6E5326', 'M264 56C272 50 286 52 290 60L291 66C282 60 272 60 262 63Z'),
    line(WHITE, 7, 'M260 150C252 204 222 244 176 266', 0.45),
  ];
}

export function maca(): Shape[] {
  return [
    path(
      '#D8352A',
      'M200 134C238 98 312 110 318 186C324 262 272 324 232 322C216 320 212 314 200 314C188 314 184 320 168 322C128 324 76 262 82 186C88 110 162 98 200 134Z',
    ),
    path(
      '#B32520',
      'M268 112C340 168 300 290 204 315C212 316 218 321 232 322C272 324 324 262 318 186C314 142 294 120 268 112Z',
      0.8,
    ),
    path('#F2B13B', 'M126 176C140 140 178 138 200 152C186 190 160 240 140 262C116 240 112 206 126 176Z', 0.5),
    path(WHITE, 'M104 196C104 160 126 140 148 138C126 158 120 180 120 208C114 214 104 208 104 196Z', 0.5),
    path('#7E1D16', 'M164 128C180 140 220 140 236 128C226 148 174 148 164 128Z'),
    line('#6B4423', 10, 'M200 138C198 112 206 90 220 78'),
    leaf(204, 118, 84, 62),
  ];
}

export function abacate(): Shape[] {
  return [
    turned(
      -16,
      130,
      220,
      path(
        '#3B5F2B',
        'M130 84C166 84 172 140 190 190C214 254 182 314 130 314C78 314 46 254 70 190C88 140 94 84 130 84Z',
      ),
      path('#2C4A20', 'M150 90C176 116 176 160 190 190C214 254 182 314 130 314C210 290 180 150 150 90Z'),
      line(WHITE, 8, 'M92 208C84 230 84 250 92 268', 0.3),
    ),
    turned(
      12,
      252,
      220,
      path(
        '#3B5F2B',
        'M252 80C288 80 296 138 316 190C340 258 306 318 252 318C198 318 164 258 188 190C208 138 216 80 252 80Z',
      ),
      path(
        '#C9DC74',
        'M252 94C278 94 284 146 302 194C322 254 294 304 252 304C210 304 182 254 202 194C220 146 226 94 252 94Z',
      ),
      path(
        '#EDF0B2',
        'M252 112C270 112 276 156 288 198C304 250 282 288 252 288C222 288 200 250 216 198C228 156 234 112 252 112Z',
      ),
      ellipse('#7A4A26', 252, 236, 38),
      ellipse('#5E371B', 258, 241, 32),
      ellipse('#9C683A', 240, 222, 9, 12),
    ),
  ];
}

function orange(cx: number, cy: number, r: number): Shape {
  return group(
    { at: [cx, cy], scale: r / 100 },
    ellipse('#F59A23', 0, 0, 100),
    path('#DF7F12', 'M58 -81C112 -40 114 60 30 95C14 100 -6 100 -20 98C70 84 96 -10 58 -81Z', 0.85),
    ellipse(WHITE, -44, -46, 20, 13, 0.45),
    ellipse(DEEP_GREEN, 4, -88, 10, 6),
    ...[
      [-20, 10],
      [10, 40],
      [-50, 30],
      [30, 0],
      [-10, 70],
      [50, 50],
      [-64, -4],
      [20, -40],
    ].map(([x = 0, y = 0]) => ellipse('#C96F0C', x, y, 3.4, 3.4, 0.5)),
  );
}

export function laranja(): Shape[] {
  const wedges = Array.from({ length: 9 }, (_unused, index) =>
    turned(
      index * 40,
      256,
      246,
      path('#FFB53F', 'M256 240C246 222 242 206 246 190C252 186 260 186 266 190C270 206 266 222 256 240Z'),
    ),
  );
  return [
    orange(146, 224, 92),
    leaf(150, 142, 74, 48),
    ellipse('#F08E16', 256, 246, 76),
    ellipse('#FFF3D6', 256, 246, 68),
    ellipse('#FFD27A', 256, 246, 60),
    ...wedges,
    ellipse('#FFF3D6', 256, 246, 8),
  ];
}

function strawberry(cx: number, cy: number, r: number, turn: number): Shape {
  const seeds = [
    [-40, -20],
    [0, -30],
    [40, -20],
    [-24, 14],
    [22, 14],
    [-2, 46],
    [0, 4],
  ];
  return group(
    { at: [cx, cy], scale: r / 100, turn },
    path(
      '#E0312F',
      'M0 -70C50 -92 96 -54 86 -4C76 48 30 100 0 106C-30 100 -76 48 -86 -4C-96 -54 -50 -92 0 -70Z',
    ),
    path('#B9201F', 'M48 -78C96 -60 92 -20 84 4C72 54 30 98 0 106C56 62 74 -10 48 -78Z', 0.8),
    ...seeds.map(([x = 0, y = 0]) => ellipse('#FFD37A', x, y, 4.5, 7)),
    path(
      LEAF,
      'M0 -66C-24 -50 -56 -52 -72 -66C-50 -72 -40 -84 -22 -84C-26 -96 -22 -106 -14 -112C-6 -104 0 -98 2 -88C12 -98 24 -104 36 -102C34 -94 30 -88 24 -82C44 -82 58 -74 70 -60C44 -50 20 -52 0 -66Z',
    ),
  );
}

export function morango(): Shape[] {
  return [
    path('#DCEBF0', 'M74 210H326L304 314C303 320 298 323 292 323H108C102 323 97 320 96 314Z'),
    strawberry(124, 196, 54, -16),
    strawberry(276, 196, 54, 18),
    strawberry(200, 186, 60, 3),
    strawberry(160, 238, 50, 10),
    strawberry(242, 240, 50, -10),
    path(WHITE, 'M74 226H326L306 314C305 320 300 323 294 323H106C100 323 95 320 94 314Z', 0.42),
    box('#F7FCFD', 64, 206, 272, 20, 10),
    line('#B9D3DB', 3, 'M120 236L130 312M200 236V312M280 236L270 312', 0.7),
  ];
}

export function uva(): Shape[] {
  const berries: Shape[] = [];
  const rows = [5, 6, 5, 4, 3, 2, 1];
  for (const [row, count] of rows.entries()) {
    for (let index = 0; index < count; index += 1) {
      const [x, y] = [200 + (index - (count - 1) / 2) * 38, 146 + row * 29];
      berries.push(
        ellipse(row % 2 === 0 ? '#6B2E7E' : '#7A3890', x, y, 22),
        ellipse('#B074C4', x - 7, y - 7, 6, 5, 0.8),
      );
    }
  }
  return [
    line('#7A5A2C', 9, 'M200 140C198 116 206 96 220 82'),
    leaf(206, 128, 96, 68),
    leaf(194, 128, 80, -66, LIGHT_LEAF),
    ...berries,
  ];
}
