import { caneca, facas, frigideira, panelaPressao } from './cozinha.ts';
import { letters } from './letters.ts';
import { mark } from './packs.ts';
import { CORN, CREAM, DARK_BROWN, GREEN, TOMATO, WHITE } from './palette.ts';
import { box, ellipse, group, line, path, type Shape, turned } from './shapes.ts';

const word = (text: string, x: number, y: number, size: number, fill: string): Shape =>
  letters(text, { x, y, size, fill, align: 'middle', spacing: -16 });

function voucher(valor: string, fill: string, ink: string): Shape[] {
  return [
    turned(
      -8,
      200,
      200,
      path(
        '#3A2A14',
        'M64 132H336V182C322 182 314 192 314 206C314 220 322 230 336 230V284H64V230C78 230 86 220 86 206C86 192 78 182 64 182Z',
        0.12,
      ),
      path(
        fill,
        'M60 122H340V172C326 172 318 184 318 198C318 212 326 224 340 224V276H60V224C74 224 82 212 82 198C82 184 74 172 60 172Z',
      ),
      line(WHITE, 3, 'M116 134V146M116 158V170M116 182V194M116 206V218M116 230V242M116 254V264', 0.7),
      letters('VALE', { x: 136, y: 168, size: 26, fill: ink, spacing: 20 }),
      letters(valor, { x: 134, y: 236, size: 66, fill: ink, spacing: -30 }),
      ...mark(288, 152, 17, WHITE, GREEN),
    ),
    ...[
      [80, 92, 9],
      [322, 100, 12],
      [300, 312, 8],
      [96, 304, 11],
      [200, 84, 6],
      [214, 316, 6],
    ].map(([x = 0, y = 0, r = 0], index) => ellipse([TOMATO, CORN, GREEN][index % 3] ?? TOMATO, x, y, r)),
  ];
}

function cinema(): Shape[] {
  const stripes = [104, 152, 200, 248].map((x, i) =>
    path(
      i % 2 === 0 ? TOMATO : CREAM,
      `M${x} 190H${x + 48}L${x + 40 - (x - 104) * 0.06} 318H${x + 10 - (x - 104) * 0.06}Z`,
    ),
  );
  const corn = [
    [122, 178],
    [150, 160],
    [182, 172],
    [212, 152],
    [244, 168],
    [274, 182],
    [166, 140],
    [200, 128],
    [234, 142],
    [138, 190],
    [262, 192],
    [196, 186],
    [228, 188],
  ];
  return [
    turned(
      16,
      286,
      140,
      path(
        '#2E6FB0',
        'M226 92H352V120C344 120 340 126 340 134C340 142 344 148 352 148V178H226V148C234 148 238 142 238 134C238 126 234 120 226 120Z',
      ),
      word('CINEMA', 290, 143, 24, WHITE),
      line('#A9CFF2', 3, 'M254 160H326'),
    ),
    path(CREAM, 'M100 190H300L282 312C281 319 276 322 270 322H130C124 322 119 319 118 312Z'),
    ...stripes,
    ...corn.flatMap(([x = 0, y = 0]) => [
      ellipse('#FFF3CF', x, y, 23, 20),
      ellipse('#F7D97A', x + 5, y + 5, 11, 8),
      ellipse(WHITE, x - 7, y - 6, 7, 5),
    ]),
    box(CREAM, 94, 188, 212, 16, 8),
  ];
}

function pet(): Shape[] {
  return [
    path('#5BA7C9', 'M84 250H316V296C316 312 304 322 288 322H112C96 322 84 312 84 296Z'),
    box('#7CC0DE', 72, 236, 256, 26, 13),
    path('#C98A4B', 'M120 240C112 176 132 104 200 104C268 104 288 176 280 240Z'),
    path('#FBE8CF', 'M156 240C148 200 168 176 200 176C232 176 252 200 244 240Z'),
    path('#8A5633', 'M132 122C104 118 86 150 96 196C114 204 136 186 140 150Z'),
    path('#8A5633', 'M268 122C296 118 314 150 304 196C286 204 264 186 260 150Z'),
    ellipse(DARK_BROWN, 170, 158, 9, 11),
    ellipse(DARK_BROWN, 230, 158, 9, 11),
    ellipse(WHITE, 173, 154, 3),
    ellipse(WHITE, 233, 154, 3),
    path(DARK_BROWN, 'M182 190C190 180 210 180 218 190C216 204 184 204 182 190Z'),
    line(DARK_BROWN, 4.5, 'M200 202V214M200 214C190 224 180 220 178 212M200 214C210 224 220 220 222 212'),
    ...[
      [110, 236, 20],
      [146, 244, 15],
      [190, 238, 18],
      [240, 244, 16],
      [284, 236, 20],
      [318, 206, 12],
      [86, 200, 13],
      [200, 98, 16],
      [224, 92, 11],
      [178, 94, 10],
      [330, 170, 7],
    ].flatMap(([x = 0, y = 0, r = 0]) => [
      ellipse('#E6F5FB', x, y, r, r, 0.95),
      ellipse(WHITE, x - r * 0.3, y - r * 0.3, r * 0.3),
    ]),
  ];
}

function barista(): Shape[] {
  return [
    ellipse('#F1E8D6', 200, 304, 118, 18),
    ellipse(WHITE, 200, 298, 118, 18),
    line('#FFFFFF', 18, 'M282 196C336 190 332 258 270 256'),
    path('#FFFFFF', 'M104 168H296C296 250 262 296 200 296C138 296 104 250 104 168Z'),
    path('#E9E1D2', 'M258 168H296C296 250 262 296 200 296C240 274 258 226 258 168Z'),
    ellipse('#F1E8D6', 200, 168, 96, 34),
    ellipse('#8A5633', 200, 169, 86, 28),
    path(
      '#FBEBD0',
      'M200 192C170 178 148 166 162 154C174 146 192 150 200 160C208 150 226 146 238 154C252 166 230 178 200 192Z',
    ),
    line('#8A5633', 3, 'M200 162V184M186 160C190 168 194 172 200 176M214 160C210 168 206 172 200 176'),
    line(
      '#B8A88A',
      6,
      'M164 112C152 94 176 84 164 64M200 106C188 86 212 76 200 54M236 112C224 94 248 84 236 64',
      0.75,
    ),
  ];
}

/** Smaller, standing on the same floor. */
const fit = (shapes: readonly Shape[], scale: number): Shape =>
  group({ at: [200, 322], scale }, group({ at: [-205, -322] }, shapes));

/** Exchange items by slug: drawing, tint and disc. */
export const RESGATES: Readonly<Record<string, { draw: () => Shape[]; ground: readonly [string, string] }>> =
  {
    frigideira: { draw: () => [fit(frigideira(), 0.84)], ground: ['#F9DDC9', '#FFF0E3'] },
    'panela-pressao': { draw: () => [fit(panelaPressao(), 0.8)], ground: ['#D5E7DA', '#E9F4EC'] },
    facas: { draw: facas, ground: ['#F6E3C0', '#FFF3DC'] },
    'voucher-5': { draw: () => voucher('R$ 5', '#F5B83D', DARK_BROWN), ground: ['#FDF0D3', '#FFF8EC'] },
    'voucher-10': { draw: () => voucher('R$ 10', GREEN, CREAM), ground: ['#DDEBD5', '#EFF6E9'] },
    'voucher-50': { draw: () => voucher('R$ 50', TOMATO, CREAM), ground: ['#FADFD3', '#FFF1EA'] },
    cinema: { draw: cinema, ground: ['#DCE4F4', '#EEF2FB'] },
    pet: { draw: pet, ground: ['#D6EBF3', '#EBF6FA'] },
    caneca: { draw: caneca, ground: ['#E4D9C6', '#F3EBDC'] },
    barista: { draw: barista, ground: ['#EAD2B6', '#F7E6D0'] },
  };
