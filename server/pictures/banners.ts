import { facas, frigideira, panelaPressao } from './cozinha.ts';
import { letters, textWidth } from './letters.ts';
import { marcaDoClube } from './marca.ts';
import { CORN, CREAM, DARK_BROWN, DEEP_GREEN, GREEN, LEAF, TOMATO, WHITE } from './palette.ts';
import { cerveja } from './produtos/bebidas.ts';
import { frango, linguica, picanha } from './produtos/carnes.ts';
import { leaf } from './produtos/folha.ts';
import { abacate, banana, laranja, morango } from './produtos/hortifruti.ts';
import { leite } from './produtos/laticinios.ts';
import { cafe } from './produtos/mercearia.ts';
import { boloDeFuba, paoDeQueijo, paoFrances } from './produtos/padaria.ts';
import { alface, cenoura, tomate } from './produtos/verduras.ts';
import { box, ellipse, group, line, path, type Shape, turned } from './shapes.ts';

/** Size of a hero banner. */
export const HERO: readonly [number, number] = [1200, 420];

interface Hero {
  readonly ground: string;
  readonly wave: string;
  readonly disc: string;
  readonly ink: string;
  readonly kicker: readonly [string, string, string];
  readonly lines: readonly string[];
  readonly detail: string;
  readonly seal?: readonly [string, string, string];
  readonly scene: readonly Shape[];
}

const place = (shapes: readonly Shape[], x: number, y: number, scale: number, turn = 0): Shape =>
  group({ at: [x, y], scale, turn }, group({ at: [-200, -200] }, shapes));

function hero({ ground, wave, disc, ink, kicker, lines, detail, seal, scene }: Hero): Shape[] {
  const [text, pill, pillInk] = kicker;
  const pillWidth = textWidth(text, 21, 'text', 20) + 40;
  const dots = Array.from({ length: 14 }, (_unused, index) =>
    ellipse(
      ink,
      560 + ((index * 83) % 620),
      34 + ((index * 59) % 330),
      4 + (index % 3),
      4 + (index % 3),
      0.12,
    ),
  );
  return [
    box(ground, 0, 0, 1200, 420),
    path(wave, 'M640 420C560 330 620 250 600 160C584 90 640 30 720 0H1200V420Z'),
    ...dots,
    ellipse(disc, 900, 236, 210, 210),
    ellipse('#3A2A14', 900, 384, 250, 18, 0.16),
    ...scene,
    box(pill, 64, 62, pillWidth, 40, 20),
    letters(text, { x: 84, y: 89, size: 21, fill: pillInk, face: 'text', spacing: 20 }),
    ...lines.map((words, index) =>
      letters(words, { x: 62, y: 178 + index * 74, size: 76, fill: ink, spacing: -26 }),
    ),
    letters(detail, { x: 65, y: 196 + lines.length * 74 - 40, size: 26, fill: ink, face: 'text' }),
    marcaDoClube(64, 370, 34, ink),
    ...(seal === undefined ? [] : [sealOf(seal)]),
  ];
}

/** A price seal with a scalloped edge. */
function sealOf([top, middle, bottom]: readonly [string, string, string]): Shape {
  const petals = Array.from({ length: 18 }, (_unused, index) =>
    turned(index * 20, 0, 0, ellipse(TOMATO, 0, -80, 17)),
  );
  return group(
    { at: [1094, 102], turn: 9, scale: 0.9 },
    petals,
    ellipse(TOMATO, 0, 0, 82),
    line('#FFFFFF', 2.5, 'M-56 -26H56M-56 36H56', 0.35),
    letters(top, { x: 0, y: -36, size: 22, fill: CREAM, align: 'middle' }),
    letters(middle, { x: 0, y: 24, size: 58, fill: WHITE, align: 'middle', spacing: -30 }),
    letters(bottom, { x: 0, y: 60, size: 19, fill: CREAM, align: 'middle' }),
  );
}

/** A wooden crate; (x, y) is the top left corner. */
function crate(x: number, y: number, width: number): Shape[] {
  const plank = (top: number, fill: string) => box(fill, x, top, width, 40, 6);
  return [
    plank(y, '#D39A5B'),
    plank(y + 46, '#C98D4E'),
    box('#B4773B', x + 14, y - 8, 22, 104, 4),
    box('#B4773B', x + width - 36, y - 8, 22, 104, 4),
    ...[
      [25, 18],
      [25, 66],
      [width - 25, 18],
      [width - 25, 66],
    ].map(([dx = 0, dy = 0]) => ellipse('#7C4D22', x + dx, y + dy, 4)),
  ];
}

function semanaFresca(): Shape[] {
  return hero({
    ground: CREAM,
    wave: '#CFE6B8',
    disc: '#E4F2D3',
    ink: DEEP_GREEN,
    kicker: ['SEMANA FRESCA', GREEN, WHITE],
    lines: ['Da roça', 'pra sua mesa'],
    detail: 'Frutas e verduras escolhidas hoje cedo.',
    seal: ['até', '30%', 'off'],
    scene: [
      place(alface(), 792, 196, 0.74, -8),
      place(alface(), 980, 186, 0.66, 10),
      place(cenoura(), 886, 186, 0.66),
      place(abacate(), 1044, 256, 0.56, 6),
      place(banana(), 742, 258, 0.66, -6),
      place(tomate(), 944, 262, 0.62),
      place(laranja(), 834, 274, 0.54),
      ...crate(706, 296, 390),
      place(morango(), 1118, 334, 0.42),
      place(tomate(), 678, 358, 0.28),
    ],
  });
}

function cashbackPadaria(): Shape[] {
  return hero({
    ground: '#FBE3B0',
    wave: CORN,
    disc: '#FFD878',
    ink: DARK_BROWN,
    kicker: ['CASHBACK NA PADARIA', DARK_BROWN, '#FFE7B0'],
    lines: ['O troco volta', 'quentinho'],
    detail: 'Pão, bolo e café devolvem saldo na conta.',
    seal: ['volta', '10%', 'de saldo'],
    scene: [
      place(cafe(), 760, 250, 0.84, -6),
      place(leite(), 1084, 282, 0.7, 4),
      place(paoDeQueijo(), 936, 236, 0.82),
      place(boloDeFuba(), 1010, 316, 0.56),
      place(paoFrances(), 832, 310, 0.74),
    ],
  });
}

function junteETroque(): Shape[] {
  return hero({
    ground: GREEN,
    wave: DEEP_GREEN,
    disc: '#1E8450',
    ink: CREAM,
    kicker: ['CAMPANHA DE PONTOS', CORN, DARK_BROWN],
    lines: ['Junte, troque', 'e cozinhe'],
    detail: '1 ponto a cada R$ 20. Panelas, facas e mais.',
    seal: ['a partir de', '80', 'pontos'],
    scene: [
      place(panelaPressao(), 962, 222, 1),
      place(frigideira(), 806, 300, 0.78, -4),
      place(facas(), 1098, 292, 0.62, 4),
      ...[
        [700, 120, 15],
        [742, 70, 10],
        [1130, 240, 9],
        [676, 220, 8],
      ].map(([x = 0, y = 0, r = 0]) => star(x, y, r)),
    ],
  });
}

function star(x: number, y: number, r: number): Shape {
  return group(
    { at: [x, y], scale: r / 10 },
    path(CORN, 'M0 -12L3.4 -3.4L12 0L3.4 3.4L0 12L-3.4 3.4L-12 0L-3.4 -3.4Z'),
  );
}

function churrasco(): Shape[] {
  return hero({
    ground: '#8E2A17',
    wave: '#B93B20',
    disc: '#D9572F',
    ink: CREAM,
    kicker: ['SÓ NO FIM DE SEMANA', CORN, DARK_BROWN],
    lines: ['Churrasco', 'de domingo'],
    detail: 'Carnes selecionadas e bebida gelada.',
    scene: [
      place(cerveja(), 1092, 236, 0.72, 5),
      place(picanha(), 890, 216, 0.94),
      place(frango(), 766, 298, 0.62, -4),
      place(linguica(), 996, 318, 0.6, -4),
      leaf(690, 352, 60, -30, LEAF),
      leaf(704, 354, 52, 20, '#8CC751'),
    ],
  });
}

/** Hero banners by slug. */
export const BANNERS: Readonly<Record<string, () => Shape[]>> = {
  'semana-fresca': semanaFresca,
  'cashback-padaria': cashbackPadaria,
  'junte-e-troque': junteETroque,
  churrasco,
};
