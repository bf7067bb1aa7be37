import { flag, list, money, optionalDate, optionalText, record, text } from './fields.ts';

const schema = record({
  nome: text(),
  preco: money(),
  ativo: flag(),
  dia: optionalDate(),
  obs: optionalText(),
});

test('every lenient form of the wire (R17)', () => {
  const wire = { nome: 12, preco: '1.234,56', ativo: 'S', dia: '21/11/2026', obs: '  ' };
  expect(schema.validateSync(wire)).toEqual({
    nome: '12',
    preco: 123456,
    ativo: true,
    dia: '2026-11-21',
    obs: null,
  });
});

test('a missing optional field is null, a missing flag false', () => {
  expect(schema.validateSync({ nome: 'a', preco: 1 })).toEqual({
    nome: 'a',
    preco: 100,
    ativo: false,
    dia: null,
    obs: null,
  });
});

test.each([
  ['no name', { preco: 1 }],
  ['money that is none', { nome: 'a', preco: 'x' }],
  ['a flag that is none', { nome: 'a', preco: 1, ativo: 'talvez' }],
  ['a date that is none', { nome: 'a', preco: 1, dia: '31/02/2026' }],
])('refuses %s', (_name, wire) => {
  expect(schema.isValidSync(wire)).toBe(false);
});

test.each(['0001-01-01T00:00:00', '0000-00-00'])('%s is how some servers write no date', (dia) => {
  expect(schema.validateSync({ nome: 'a', preco: 1, dia }).dia).toBeNull();
});

test('a list: missing and null are empty, a text is no list, one bad item breaks it', () => {
  const lists = record({ itens: list(record({ nome: text() })) });
  expect(lists.validateSync({})).toEqual({ itens: [] });
  expect(lists.validateSync({ itens: null })).toEqual({ itens: [] });
  expect(lists.isValidSync({ itens: '<html></html>' })).toBe(false);
  expect(lists.isValidSync({ itens: [{ nome: 'a' }, {}] })).toBe(false);
});
