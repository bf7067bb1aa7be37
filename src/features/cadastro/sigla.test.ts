import { siglaOf } from './sigla.ts';

// @rule R165
test.each([
  ['Pernambuco', 'PE'],
  ['  rio grande do norte ', 'RN'],
  ['AMAPA', 'AP'],
  ['go', 'GO'],
  ['Pa', 'PA'],
])('%j is %s', (text, sigla) => expect(siglaOf(text)).toBe(sigla));

test.each(['', 'XX', 'Rio', 'São', 'Lisboa'])('%j is not a state', (text) =>
  expect(siglaOf(text)).toBeNull(),
);
