import fc from 'fast-check';
import { cleanTexto, foldTexto, initials, nomeCurto, createUuid } from './texto.ts';

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
