import { isCepComplete, maskCep, normalizeCep } from './cep.ts';

// @rule S5.18, S9.6
it.each([
  ['', ''],
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['01310100', '01310-100'],
  ['01.310-100', '01310-100'],
  ['013101009', '01310-100'],
])('maskCep %j → %j', (typed, shown) => expect(maskCep(typed)).toBe(shown));

it('normalizeCep gives at most eight digits', () => {
  expect(normalizeCep('01310-100')).toBe('01310100');
  expect(normalizeCep('013101009')).toBe('01310100');
  expect(normalizeCep('')).toBe('');
});

// @rule R28
it.each([
  ['01310-100', true],
  ['01310100', false],
  ['01310-10', false],
  ['01310-1000', false],
  ['0131-0100', false],
  ['', false],
])('isCepComplete %j is %s', (text, complete) => expect(isCepComplete(text)).toBe(complete));
