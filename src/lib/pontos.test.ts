import { contarMovimento, contarPontos, faltamPontos } from './pontos.ts';

test.each([
  [1500, 'selos', '1.500 selos'],
  [1, 'selos', '1 selo'],
  [1, 'grãos', '1 grão'],
  [-1, 'estrelas', '-1 estrela'],
  [0, 'pontos', '0 pontos'],
  [1, 'ponto', '1 ponto'],
  [2, null, '2 pontos'],
  [1, '  ', '1 ponto'],
] as const)('contarPontos %j %j → %s (R63)', (pontos, nome, text) =>
  expect(contarPontos(pontos, nome)).toBe(text),
);

test.each([
  [1, null, '1 ponto'],
  [-1, 'Pontos', '-1 Ponto'],
  [1, 'PONTOS', '1 PONTO'],
  [1, 'cupons', '1 cupom'],
  [1, 'cupões', '1 cupão'],
  [1, 'CARTÕES', '1 CARTÃO'],
  [1, 'pães', '1 pão'],
  [1, 'itens', '1 item'],
  [1, 'tokens', '1 token'],
  [1, 'coins', '1 coin'],
  [1, 'tickets', '1 ticket'],
  [1, 'troféus', '1 troféu'],
  [1, 'cristais', '1 cristal'],
  [1, 'anéis', '1 anel'],
  [1, 'flores', '1 flor'],
  [1, 'vezes', '1 vez'],
  [1, 'bônus', '1 bônus'],
  [1, 'lápis', '1 lápis'],
  [1, 'pontos extras', '1 ponto extra'],
  [1, 'Pontos Minas', '1 Ponto Minas'],
  [1, 'moedas das lojas', '1 moeda das lojas'],
  [1, 'figurinhas em dobro', '1 figurinha em dobro'],
  [2, 'cupons', '2 cupons'],
  [0, 'cupons', '0 cupons'],
] as const)('%j of %j reads %s: one is never counted in the plural (13.13)', (pontos, nome, text) =>
  expect(contarPontos(pontos, nome)).toBe(text),
);

test('below two it is singular, with a fraction too (13.13)', () => {
  expect(contarPontos(1.5, null)).toMatch(/ ponto$/);
  expect(contarPontos(0.5, null)).toMatch(/ ponto$/);
  expect(contarMovimento(1, null)).toBe('+1 ponto');
  expect(faltamPontos(0.5, null)).toMatch(/^Falta .* ponto$/);
});

test.each([
  [47, '+47 pontos'],
  [-1200, '-1.200 pontos'],
  [0, '0 pontos'],
] as const)('contarMovimento %j → %s', (pontos, text) => expect(contarMovimento(pontos, null)).toBe(text));

test.each([
  [1, 'Falta 1 grão'],
  [35, 'Faltam 35 grãos'],
] as const)('faltamPontos %j → %s', (falta, text) => expect(faltamPontos(falta, 'grãos')).toBe(text));
