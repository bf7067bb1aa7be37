import { mark } from './packs.ts';
import { GREEN, TOMATO, WHITE } from './palette.ts';
import { box, ellipse, line, path, type Shape, turned } from './shapes.ts';

export function frigideira(): Shape[] {
  return [
    turned(
      -24,
      150,
      220,
      box('#3A3A3C', 262, 196, 124, 30, 15),
      box('#55565A', 270, 201, 108, 9, 4.5),
      ellipse('#1F1F21', 370, 211, 6),
      box('#B9BEC4', 248, 200, 22, 22, 4),
    ),
    ellipse('#2B2B2E', 158, 232, 124, 92),
    ellipse('#C23F1C', 158, 224, 124, 92),
    ellipse('#3A3A3C', 158, 220, 112, 80),
    ellipse('#4B4C50', 158, 226, 98, 66),
    ellipse('#5C5D62', 140, 210, 60, 34, 0.5),
    path(
      '#FFFDF6',
      'M112 222C104 200 136 184 156 196C178 182 214 196 206 222C222 244 188 262 164 252C140 268 98 248 112 222Z',
    ),
    ellipse('#F5B83D', 158, 222, 24, 20),
    ellipse('#FFDD86', 150, 214, 8, 5),
  ];
}

export function panelaPressao(): Shape[] {
  return [
    box('#2B2B2E', 300, 190, 92, 28, 12),
    box('#2B2B2E', 38, 196, 52, 26, 12),
    path('#C9D1D8', 'M80 196H312V292C312 312 298 322 278 322H114C94 322 80 312 80 292Z'),
    path('#A5B0BA', 'M262 196H312V292C312 312 298 322 278 322H236C256 300 264 250 262 196Z'),
    path(WHITE, 'M98 206H116V296C106 290 98 280 98 268Z', 0.7),
    path('#DDE4E9', 'M74 190C84 146 136 126 196 126C256 126 308 146 318 190Z'),
    path('#B8C3CC', 'M250 136C288 146 312 162 318 190H280C276 168 268 150 250 136Z'),
    box('#EEF2F5', 70, 182, 252, 18, 9),
    box('#2B2B2E', 300, 172, 96, 24, 12),
    box('#2B2B2E', 182, 96, 28, 34, 6),
    ellipse(TOMATO, 196, 92, 20, 13),
    ellipse('#8E979F', 252, 140, 9, 7),
    line(
      '#FFFFFF',
      7,
      'M170 74C158 60 182 48 170 32M200 66C188 50 212 40 200 22M230 74C218 60 242 48 230 32',
      0.65,
    ),
  ];
}

export function facas(): Shape[] {
  const knife = (x: number, y: number, length: number, turn: number): Shape =>
    turned(
      turn,
      x,
      y,
      path(
        '#DCE3E8',
        `M${x - 15} ${y}L${x - 15} ${y - length}C${x + 6} ${y - length + 14} ${x + 15} ${y - length + 40} ${x + 15} ${y}Z`,
      ),
      path('#B4BFC8', `M${x - 15} ${y}V${y - length}L${x - 6} ${y - length + 10}V${y}Z`),
      box('#3A2415', x - 14, y - 2, 28, 74, 8),
      ellipse('#C9D1D8', x, y + 20, 4),
      ellipse('#C9D1D8', x, y + 48, 4),
    );
  return [
    knife(140, 160, 96, -10),
    knife(190, 146, 108, -4),
    knife(240, 150, 92, 4),
    knife(284, 166, 74, 10),
    path('#B4773B', 'M96 196L318 186V304C318 316 310 322 298 322H118C104 322 96 316 96 304Z'),
    path('#D39A5B', 'M96 196L318 186V214L96 226Z'),
    path('#9A622D', 'M280 188L318 186V304C318 316 310 322 298 322H270C282 290 284 240 280 188Z', 0.7),
    ...mark(196, 268, 26, '#E8C08A', '#8A5633'),
  ];
}

export function caneca(): Shape[] {
  return [
    line('#E9DFC8', 24, 'M266 178C330 168 334 264 262 266'),
    path('#FBF5E6', 'M112 142H280L270 300C269 314 260 322 246 322H146C132 322 123 314 122 300Z'),
    path('#E5DAC0', 'M246 142H280L270 300C269 314 260 322 246 322H222C240 270 246 210 246 142Z'),
    ellipse(GREEN, 196, 142, 84, 17),
    ellipse('#FBF5E6', 196, 143, 76, 13),
    ellipse('#5B3219', 196, 146, 70, 10),
    ...mark(192, 226, 38, GREEN, '#8CC751'),
    line(
      '#B8A88A',
      6,
      'M168 116C156 98 180 88 168 68M200 110C188 90 212 80 200 58M232 116C220 98 244 88 232 68',
      0.7,
    ),
    ellipse('#5B3219', 88, 312, 13, 9),
    line('#A8764C', 2.4, 'M78 312C84 308 92 316 98 312'),
    ellipse('#5B3219', 314, 308, 13, 9),
    line('#A8764C', 2.4, 'M304 308C310 304 318 312 324 308'),
  ];
}
