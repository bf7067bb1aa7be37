import { DARK_TOMATO, DEEP_GREEN, LEAF, LIGHT_LEAF, TOMATO, WHITE } from '../palette.ts';
import { group, line, path, type Shape, turned } from '../shapes.ts';
import { leaf } from './folha.ts';

export function cenoura(): Shape[] {
  const one = [
    path(
      '#F0842B',
      'M200 128C232 128 240 152 234 182C226 224 214 280 200 322C186 280 174 224 166 182C160 152 168 128 200 128Z',
    ),
    path('#D5691A', 'M214 130C238 136 240 156 234 182C226 224 214 280 200 322C206 270 222 190 214 130Z'),
    line('#B9560F', 5, 'M170 186H190M212 212H226M178 232H194M204 256H216', 0.7),
    line(WHITE, 6, 'M178 152C176 166 176 176 180 192', 0.4),
    leaf(200, 132, 92, 0, LIGHT_LEAF),
    leaf(192, 132, 80, -30),
    leaf(208, 132, 80, 30),
  ];
  return [turned(-28, 200, 300, ...one), turned(28, 200, 300, ...one), ...one];
}

export function alface(): Shape[] {
  const frill = (fill: string) =>
    path(
      fill,
      'M0 0C-20 -14 -52 -24 -60 -54C-76 -66 -74 -92 -60 -102C-66 -122 -48 -140 -32 -138C-24 -156 10 -160 22 -144C40 -150 60 -132 56 -114C72 -102 72 -76 60 -66C62 -34 24 -12 0 0Z',
    );
  const one = (turn: number, scale: number, fill: string, rib: string): Shape =>
    group(
      { at: [200, 312], turn, scale },
      frill(fill),
      line(rib, 6, 'M0 -4C-2 -40 0 -80 0 -122M0 -44L-30 -74M0 -44L30 -74M0 -80L-22 -104M0 -80L22 -104', 0.6),
    );
  return [
    one(-58, 1.12, '#5C9E3A', '#C4E08F'),
    one(58, 1.12, '#5C9E3A', '#C4E08F'),
    one(-32, 1.34, '#6FB544', '#D3EAA2'),
    one(32, 1.34, '#6FB544', '#D3EAA2'),
    one(0, 1.45, '#86C552', '#E0F2B6'),
    one(-18, 1.06, '#A2D668', '#ECF7CB'),
    one(20, 1.02, '#A2D668', '#ECF7CB'),
    one(0, 0.82, '#C4E68C', '#F5FBDD'),
  ];
}

function tomato(cx: number, cy: number, r: number): Shape {
  return group(
    { at: [cx, cy], scale: r / 100 },
    path(
      TOMATO,
      'M0 -82C62 -104 108 -56 104 8C100 72 54 100 0 98C-54 100 -100 72 -104 8C-108 -56 -62 -104 0 -82Z',
    ),
    path(DARK_TOMATO, 'M66 -84C116 -56 118 60 40 94C24 99 8 99 -10 98C72 84 96 6 66 -84Z', 0.75),
    path(WHITE, 'M-76 -34C-66 -62 -44 -72 -26 -70C-46 -58 -58 -42 -60 -16C-68 -14 -80 -20 -76 -34Z', 0.5),
    path(
      LEAF,
      'M0 -78C-16 -62 -44 -58 -62 -64C-44 -74 -36 -86 -14 -86C-22 -96 -28 -104 -26 -114C-14 -108 -6 -100 0 -92C10 -104 22 -108 34 -106C28 -98 22 -92 18 -86C38 -84 50 -76 58 -60C36 -58 16 -62 0 -78Z',
    ),
    line(DEEP_GREEN, 8, 'M0 -88C0 -102 6 -112 14 -118'),
  );
}

export function tomate(): Shape[] {
  return [tomato(138, 252, 74), tomato(262, 254, 72), tomato(200, 178, 80)];
}
