import { caneca, facas, frigideira, panelaPressao } from './cozinha.ts';
import { letters } from './letters.ts';
import { marcaDoClube } from './marca.ts';
import { CORN, CREAM, DARK_BROWN, DEEP_GREEN, GREEN, WHITE } from './palette.ts';
import { abacate, banana, laranja, morango, uva } from './produtos/hortifruti.ts';
import { cafe as pacote } from './produtos/mercearia.ts';
import { alface, tomate } from './produtos/verduras.ts';
import { box, ellipse, group, path, type Shape } from './shapes.ts';

/** Size of a campaign banner. */
export const FAIXA: readonly [number, number] = [960, 400];

const place = (shapes: readonly Shape[], x: number, y: number, scale: number, turn = 0): Shape =>
  group({ at: [x, y], scale, turn }, group({ at: [-200, -200] }, shapes));

interface Faixa {
  readonly colours: readonly [ground: string, wave: string, disc: string, ink: string];
  readonly lines: readonly string[];
  readonly detail: string;
  readonly scene: readonly Shape[];
}

function faixa({ colours: [ground, wave, disc, ink], lines, detail, scene }: Faixa): Shape[] {
  return [
    box(ground, 0, 0, 960, 400),
    path(wave, 'M470 400C420 300 470 240 450 150C440 80 490 30 560 0H960V400Z'),
    ellipse(disc, 716, 216, 176),
    ellipse('#3A2A14', 716, 362, 210, 15, 0.16),
    ...scene,
    ...lines.map((words, index) =>
      letters(words, { x: 52, y: 130 + index * 66, size: 66, fill: ink, spacing: -24 }),
    ),
    letters(detail, { x: 54, y: 118 + lines.length * 66, size: 24, fill: ink, face: 'text' }),
    marcaDoClube(52, 346, 30, ink),
  ];
}

const panelas = (): Shape[] =>
  faixa({
    colours: [GREEN, DEEP_GREEN, '#1E8450', CREAM],
    lines: ['Junte e', 'troque'],
    detail: 'Panelas, vouchers e passeios.',
    scene: [
      place(panelaPressao(), 760, 200, 0.9),
      place(frigideira(), 640, 272, 0.66, -4),
      place(facas(), 868, 270, 0.5, 4),
    ],
  });

const feira = (): Shape[] =>
  faixa({
    colours: ['#FFF1CF', '#BFDDA0', '#DCEFC6', DEEP_GREEN],
    lines: ['Selos', 'da Feira'],
    detail: '10 selos valem uma sacola.',
    scene: [
      place(alface(), 716, 160, 0.62),
      place(banana(), 630, 196, 0.5, -10),
      place(uva(), 806, 176, 0.5),
      place(tomate(), 716, 208, 0.46),
      place(laranja(), 652, 226, 0.36),
      place(abacate(), 790, 220, 0.4),
      path('#D9B77C', 'M578 232H854L826 352C824 360 818 364 810 364H622C614 364 608 360 606 352Z'),
      path('#C79F5D', 'M790 232H854L826 352C824 360 818 364 810 364H760C782 320 792 280 790 232Z'),
      ellipse(CREAM, 712, 298, 42),
      letters('10', { x: 712, y: 313, size: 44, fill: GREEN, align: 'middle', spacing: -20 }),
      place(morango(), 884, 316, 0.34),
    ],
  });

const cafe = (): Shape[] =>
  faixa({
    colours: [DARK_BROWN, '#4A2A18', '#8A5633', '#FFE9C2'],
    lines: ['Café', 'em dobro'],
    detail: 'Cada pacote vale 2 grãos.',
    scene: [
      place(pacote(), 638, 222, 0.8, -6),
      place(caneca(), 812, 240, 0.8, 3),
      ellipse(CORN, 900, 84, 50),
      letters('2x', { x: 900, y: 103, size: 54, fill: DARK_BROWN, align: 'middle', spacing: -20 }),
      ellipse(WHITE, 884, 62, 8, 5, 0.5),
    ],
  });

/** Campaign banners by slug. */
export const CAMPANHAS: Readonly<Record<string, () => Shape[]>> = { panelas, feira, cafe };
