import { contarMovimento, contarPontos, faltamPontos } from './pontos.ts';

test.each([
  [1500, 'selos', '1.500 selos'],
  [1, 'selos', '1 selo'],
  [1, 'grãos', '1 grão'],
  [-1, 'estrelas', '-1 estrela'],
  [0, 'pontos', '0 pontos'],
  [1, 'cupões', '1 cupões'],
  [1, 'ponto', '1 ponto'],
  [2, null, '2 pontos'],
  [1, '  ', '1 ponto'],
] as const)('contarPontos %j %j → %s (R63)', (pontos, nome, text) =>
  expect(contarPontos(pontos, nome)).toBe(text),
);

test.each([
  [47, '+47 pontos'],
  [-1200, '-1.200 pontos'],
  [0, '0 pontos'],
] as const)('contarMovimento %j → %s', (pontos, text) => expect(contarMovimento(pontos, null)).toBe(text));

test.each([
  [1, 'Falta 1 grão'],
  [35, 'Faltam 35 grãos'],
] as const)('faltamPontos %j → %s', (falta, text) => expect(faltamPontos(falta, 'grãos')).toBe(text));
