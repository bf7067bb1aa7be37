import { letters, textWidth } from './letters.ts';
import { CORN, CREAM, DARK_BROWN, GREEN, TOMATO, WHITE } from './palette.ts';
import { leaf } from './produtos/folha.ts';
import { box, ellipse, group, line, path, type Shape, turned } from './shapes.ts';

/** Size of a partner's logo. */
export const LOGO: readonly [number, number] = [320, 120];

/** A logo: a symbol in a 72-unit square, and one or two words beside it, on a white card. */
function logo(symbol: readonly Shape[], first: string, second: string, ink: string, accent: string): Shape[] {
  const size = Math.min(31, (31 * 196) / Math.max(textWidth(first, 31), 1));
  return [
    box(WHITE, 1, 1, 318, 118, 18),
    group({ at: [20, 24] }, symbol),
    letters(first, { x: 108, y: 58, size, fill: ink, spacing: -14 }),
    letters(second, { x: 109, y: 86, size: 19, fill: accent, face: 'text', spacing: 16 }),
  ];
}

const cafeSerraAzul = (): Shape[] =>
  logo(
    [
      ellipse('#1F4E79', 36, 36, 36),
      path('#4F8CC0', 'M4 52L26 24L38 40L48 28L68 52C60 66 46 72 36 72C26 72 12 66 4 52Z'),
      path('#BFDDF2', 'M20 32L26 24L33 33L27 38Z'),
      ellipse(CORN, 52, 18, 8),
    ],
    'Serra Azul',
    'CAFÉS ESPECIAIS',
    '#1F4E79',
    '#8A5633',
  );

const boaManha = (): Shape[] =>
  logo(
    [
      ellipse('#FFE7A8', 36, 36, 36),
      ...Array.from({ length: 12 }, (_u, i) => turned(i * 30, 36, 36, box(CORN, 33.5, 4, 5, 11, 2.5))),
      ellipse(CORN, 36, 36, 19),
      path('#2C6FB7', 'M36 24C46 38 48 44 48 48C48 55 43 60 36 60C29 60 24 55 24 48C24 44 26 38 36 24Z'),
      path(WHITE, 'M30 46C30 52 33 55 37 56C32 57 28 53 28 48Z', 0.8),
    ],
    'Boa Manhã',
    'LATICÍNIOS',
    '#2C6FB7',
    '#DB9720',
  );

const hortaViva = (): Shape[] =>
  logo(
    [
      box('#E4F2D3', 0, 0, 72, 72, 20),
      leaf(36, 66, 56, -34),
      leaf(36, 66, 60, 0, '#8CC751'),
      leaf(36, 66, 56, 34),
      path('#8A5633', 'M10 62H62C60 68 56 72 50 72H22C16 72 12 68 10 62Z'),
    ],
    'Horta Viva',
    'ORGÂNICOS',
    GREEN,
    '#4FA84A',
  );

const moinhoDourado = (): Shape[] =>
  logo(
    [
      ellipse(CORN, 36, 36, 36),
      path(DARK_BROWN, 'M26 36H46L52 66H20Z'),
      box(CORN, 31, 50, 10, 16, 4),
      ...[20, 110, 200, 290].map((turn) =>
        turned(turn, 36, 32, box(CREAM, 33, -2, 6, 34, 2), box(CREAM, 38, 0, 9, 22, 2, 0.75)),
      ),
      ellipse(DARK_BROWN, 36, 32, 5),
    ],
    'Moinho',
    'DOURADO',
    DARK_BROWN,
    '#B4771B',
  );

const brisa = (): Shape[] =>
  logo(
    [
      box('#2F6BD0', 0, 0, 72, 72, 36),
      line(
        WHITE,
        6,
        'M14 30C24 20 34 38 46 28C52 22 44 14 38 20M12 44C26 34 40 52 58 40M20 57C30 50 40 62 50 54',
      ),
      ellipse('#BFE0FF', 58, 20, 6),
      ellipse('#BFE0FF', 50, 12, 3),
    ],
    'Brisa',
    'CASA LIMPA',
    '#2458B8',
    '#4C8FE8',
  );

const petAmigo = (): Shape[] =>
  logo(
    [
      ellipse(TOMATO, 36, 36, 36),
      ellipse(CREAM, 36, 46, 16, 13),
      ellipse(CREAM, 17, 33, 7, 9),
      ellipse(CREAM, 29, 21, 7, 10),
      ellipse(CREAM, 43, 21, 7, 10),
      ellipse(CREAM, 55, 33, 7, 9),
    ],
    'Pet Amigo',
    'BANHO E TOSA',
    '#C23F1C',
    '#8A5633',
  );

/** Partner logos of the footer by slug. */
export const PARCEIROS: Readonly<Record<string, () => Shape[]>> = {
  'cafe-serra-azul': cafeSerraAzul,
  'laticinios-boa-manha': boaManha,
  'horta-viva': hortaViva,
  'moinho-dourado': moinhoDourado,
  'casa-limpa': brisa,
  'pet-amigo': petAmigo,
};
