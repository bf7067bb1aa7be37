import type { Decimal } from './decimal.ts';
import { readPontos } from './numero.ts';
import { contarMovimento, contarPontos, faltamPontos, pontosQueFaltam } from './pontos.ts';

const of = (value: unknown): Decimal => {
  const pontos = readPontos(value);
  if (pontos === null) throw new Error(`no points: ${String(value)}`);
  return pontos;
};

// @rule R84
test.each([
  [1500, '1500'],
  ['1500', '1500'],
  ['1.500', '1500'],
  ['1.500.000', '1500000'],
  ['-1.500', '-1500'],
  ['1.500,00', '1500'],
  ['1.500,25', '1500.25'],
  ['1500.00', '1500'],
  ['0.500', '0.5'],
  ['100.5', '100.5'],
  [100.5, '100.5'],
  ['-20', '-20'],
  ['0', '0'],
  ['0.0', '0'],
  ['0,00', '0'],
  [-0, '0'],
  [10.9, '10.9'],
  [-0.5, '-0.5'],
  ['', null],
  ['muitos', null],
  [null, null],
  [1e300, null],
])('readPontos %j → %j, exactly', (value, pontos) => expect(readPontos(value)).toBe(pontos));

// @rule R84
test.each([
  [100.5, 100, '0.5'],
  [100, 100.5, null],
  [100, 100, null],
  [100.3, 100.1, '0.2'],
  ['90071992547409930,1', '90071992547409930', '0.1'],
  [0, -1, '1'],
])('of a cost of %j a balance of %j lacks %j: compared as they are', (custo, saldo, falta) =>
  expect(pontosQueFaltam(of(custo), of(saldo))).toBe(falta),
);

// @rule R63, R84
test.each([
  [1500, 'selos', '1.500 selos'],
  [1, 'selos', '1 selo'],
  [1, 'vantagens', '1 vantagem'],
  [1, 'tokens', '1 token'],
  [1, 'grãos', '1 grão'],
  [-1, 'estrelas', '-1 estrela'],
  [0, 'pontos', '0 pontos'],
  [1, 'ponto', '1 ponto'],
  [2, null, '2 pontos'],
  [1, '  ', '1 ponto'],
  [0.5, null, '0,5 ponto'],
  [-1.25, null, '-1,25 ponto'],
  [2.5, 'selos', '2,5 selos'],
  [10.5, 'selos', '10,5 selos'],
  ['1.234.567,891', null, '1.234.567,891 pontos'],
] as const)('contarPontos %j %j → %s', (pontos, nome, text) =>
  expect(contarPontos(of(pontos), nome)).toBe(text),
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
] as const)('%j of %j reads %s: one is never counted in the plural', (pontos, nome, text) =>
  expect(contarPontos(of(pontos), nome)).toBe(text),
);

test('below two it is singular, with a fraction too', () => {
  expect(contarPontos(of(1.5), null)).toMatch(/ ponto$/);
  expect(contarPontos(of(0.5), null)).toMatch(/ ponto$/);
  expect(contarMovimento(of(1), null)).toBe('+1 ponto');
  expect(faltamPontos(of(0.5), null)).toMatch(/^Falta .* ponto$/);
});

test.each([
  [47, '+47 pontos'],
  [-1200, '-1.200 pontos'],
  [0, '0 pontos'],
  [0.5, '+0,5 ponto'],
] as const)('contarMovimento %j → %s', (pontos, text) =>
  expect(contarMovimento(of(pontos), null)).toBe(text),
);

test.each([
  [1, 'Falta 1 grão'],
  [0.5, 'Falta 0,5 grão'],
  [35, 'Faltam 35 grãos'],
] as const)('faltamPontos %j → %s', (falta, text) => expect(faltamPontos(of(falta), 'grãos')).toBe(text));
