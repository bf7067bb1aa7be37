import fc from 'fast-check';
import { cleanTexto, foldTexto, initials, nomeCurto, createUuid, typedTexto } from './texto.ts';

it.each([
  ['  Ana \n\t Souza ', 'Ana Souza'],
  ['a\u00a0b', 'a b'],
  ['a\u0000b\u202ec\u200b', 'abc'],
  ['a \u0007 b', 'a b'],
  [12.5, '12.5'],
  [NaN, ''],
  [null, ''],
  [undefined, ''],
  [{}, ''],
  [true, ''],
])('cleanTexto %j → %j', (value, text) => expect(cleanTexto(value)).toBe(text));

// @rule R279
it.each([
  ['\u200b', ''],
  ['\u00ad \u2060\ufeff', ''],
  ['\u3164\u2800\ufe0f', ''],
  ['\u200d', ''],
  ['\u202eAna\u202c Sou\u00adza\u200f ', 'Ana Souza'],
  ['Ana\u200d \u200cSouza', 'Ana Souza'],
  ['Ana  Souza', 'Ana  Souza'],
  ['Bar 👩‍🍳 👩🏽‍❤️‍👨🏻', 'Bar 👩‍🍳 👩🏽‍❤️‍👨🏻'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['a\u{e0067}\u{e007f}b', 'ab'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
])('a field with %j holds %j', (text, shown) => {
  expect(typedTexto(text)).toBe(shown);
  expect(typedTexto(shown)).toBe(shown);
});

it('cleanTexto is stable, and leaves nothing to trim', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const text = cleanTexto(value);
      expect(cleanTexto(text)).toBe(text);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/\s\s|\p{Cc}/u);
    }),
    { numRuns: 300 },
  );
});

it('foldTexto makes texts equal that read the same', () => {
  expect(foldTexto(' LEVE  3, pague 2. ')).toBe(foldTexto('Leve 3, Pague 2'));
  expect(foldTexto('PROMOÇÃO')).toBe(foldTexto('promocao!'));
  expect(foldTexto('Leve 3')).not.toBe(foldTexto('Leve 4'));
});

it.each([
  ['Ana Souza', 'Ana Souza', 'AS'],
  ['  ana  maria de souza ', 'ana souza', 'AS'],
  ['João Álvares dos Santos', 'João Santos', 'JS'],
  ['Maria da', 'Maria', 'M'],
  ['Da Silva', 'Silva', 'S'],
  ['De', 'De', 'D'],
  ['Élia', 'Élia', 'É'],
  ['(3M) Brasil', '(3M) Brasil', '3B'],
  ['', '', ''],
  ['--', '--', ''],
])('%j is short %j, avatar %j', (nome, short, letters) => {
  expect(nomeCurto(nome)).toBe(short);
  expect(initials(nome)).toBe(letters);
});

it('initials are at most two letters of the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcÇé 1-.', '👩', 'ﬁ') }), (nome) => {
      expect(Array.from(initials(nome)).length).toBeLessThanOrEqual(4);
      expect(initials(nome)).toMatch(/^[\p{L}\p{N}]*$/u);
    }),
    { numRuns: 200 },
  );
});

// @rule R77
test('creates version 4 UUIDs without crypto.randomUUID', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('not at an http: address');
  });
  const made = Array.from({ length: 1000 }, createUuid);
  expect(
    made.filter((one) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(one)),
  ).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
  expect(new Set(made.map((one) => one[19])).size).toBe(4);
});
