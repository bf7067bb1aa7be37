import { CUT } from '../../lib/texto/texto.ts';
import { perfilSchema } from '../../features/pessoa/perfil.api.ts';
import { pessoaSchema } from '../../features/pessoa/pessoa.api.ts';
import { readMessage } from './message.ts';
import {
  flag,
  list,
  Mismatch,
  money,
  optionalDate,
  optionalFlag,
  optionalHtml,
  optionalMoney,
  optionalName,
  optionalNumber,
  optionalText,
  record,
  type Schema,
  text,
} from './fields.ts';

const read = (schema: Schema<unknown>, value: unknown) => schema.read(value);
const expectRefused = (schema: Schema<unknown>, value: unknown) =>
  expect(() => read(schema, value)).toThrow(Mismatch);

// @rule R17
test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['S', true],
  [' true ', true],
  [false, false],
  [0, false],
  ['N', false],
  ['false', false],
  [null, false],
  [undefined, false],
  ['', false],
])('flag: %j is %j', (value, expected) => {
  expect(read(flag(), value)).toBe(expected);
});

// @rule R78
test.each([
  [undefined, null],
  [null, null],
  [' ', null],
  ['N', false],
  [1, true],
])('optionalFlag: %j is %j', (value, expected) => {
  expect(read(optionalFlag(), value)).toBe(expected);
});

test.each([['talvez'], [2], [{}], [[]]])('flag: %j is refused', (value) => expectRefused(flag(), value));

test.each([
  [1234.5, 123450],
  ['1.234,56', 123456],
  ['R$ 10,00', 1000],
  ['0', 0],
  [-0.01, -1],
])('money: %j is %j centavos', (value, centavos) => {
  expect(read(money(), value)).toBe(centavos);
  expect(read(optionalMoney(), value)).toBe(centavos);
});

test.each([['dez'], [{}], [true], [[1]], ['1,2,3'], [1e300]])('money: %j is refused', (value) => {
  expectRefused(money(), value);
  expectRefused(optionalMoney(), value);
});

test.each([[null], [undefined], [''], [' ']])(
  '%j is none where it may be, and refused where not',
  (value) => {
    for (const schema of [optionalMoney(), optionalText(), optionalNumber(), optionalDate()])
      expect(read(schema, value)).toBeNull();
    expectRefused(money(), value);
    if (typeof value !== 'string') expectRefused(text(), value);
  },
);

test.each([
  [7, '7'],
  [' a ', 'a'],
  ['0', '0'],
  [9_007_199_254_740_991, '9007199254740991'],
  ['9007199254740993', '9007199254740993'],
])('text: %j is %j', (value, expected) => {
  expect(read(text(), value)).toBe(expected);
  expect(read(optionalText(), value)).toBe(expected);
});

// Larger numbers lose their last digits when parsed, so an id would be wrong.
// @rule C3.2
test.each([[{}], [[]], [true], [2 ** 53], [-(2 ** 53)], [1e21], [Infinity]])(
  'text: %p is refused',
  (value) => {
    expectRefused(text(), value);
    expectRefused(optionalText(), value);
  },
);

test.each([
  ['3', 3],
  ['2,5', 2.5],
  [0, 0],
])('number: %j is %j', (value, expected) => {
  expect(read(optionalNumber(), value)).toBe(expected);
});

test.each([['três'], [{}], [false]])('number: %j is refused', (value) =>
  expectRefused(optionalNumber(), value),
);

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01T00:00:00', '2026-03-01'],
  ['01/03/2026', '2026-03-01'],
  ['Sun, 01 Mar 2026 12:00:00 GMT', '2026-03-01'],
  // How some servers write 'none'.
  ['0001-01-01T00:00:00', null],
  ['01/01/0001 00:00:00', null],
  ['Mon, 01 Jan 0001 00:00:00 GMT', null],
  ['/Date(-62135596800000)/', null],
  [-62_135_586_000_000, null],
])('date: %j is %j', (value, day) => {
  expect(read(optionalDate(), value)).toBe(day);
});

test.each([['31/02/2026'], ['amanhã'], [{}], [true], [{ toString: 1 }], [['0001-01-01']]])(
  'date: %j is refused',
  (value) => expectRefused(optionalDate(), value),
);

describe('lists and records', () => {
  const schema = list(record({ nome: text(), itens: list(optionalNumber()) }));

  // @rule R17
  it('a missing list is an empty one, at every depth', () => {
    expect(read(schema, null)).toEqual([]);
    expect(read(schema, undefined)).toEqual([]);
    expect(read(schema, [{ nome: 'a', itens: null }, { nome: 'b' }])).toEqual([
      { nome: 'a', itens: [] },
      { nome: 'b', itens: [] },
    ]);
  });

  // @rule R167
  it('one object is a list of one, at every depth', () => {
    expect(read(schema, { nome: 'a' })).toEqual([{ nome: 'a', itens: [] }]);
    const outer = record({ grupos: list(record({ ofertas: list(record({ preco: optionalMoney() })) })) });
    expect(read(outer, { grupos: { ofertas: { preco: '1,50' } } })).toEqual({
      grupos: [{ ofertas: [{ preco: 150 }] }],
    });
  });

  // @rule C3.4
  it('unknown fields pass through', () => {
    expect(read(schema, [{ nome: 'a', itens: [1], outro: { x: 1 } }])).toEqual([
      { nome: 'a', itens: [1], outro: { x: 1 } },
    ]);
  });

  it.each([
    [[{ nome: 'a' }, { itens: [] }]],
    [[null]],
    [['a']],
    [{}],
    [{ 0: { nome: 'a' } }],
    [7],
    ['texto'],
    [[{ nome: 'a', itens: ['x'] }]],
    [[{ nome: 'a', itens: {} }]],
  ])('%j is refused as a whole', (value) => expectRefused(schema, value));
});

test('an error names the field, never its value', () => {
  const schema = record({ data: list(record({ valor: money() })) });
  const wire = { data: [{ valor: 1 }, { valor: 'segredo' }] };
  expect(() => schema.read(wire)).toThrow('data[1].valor is not money');
});

// @rule R251
test('an amount within a name does not break', () => {
  expect(optionalName().read('Voucher de R$ 1.532,04 em R$ ouro')).toBe(
    'Voucher de R$\u00a01.532,04 em R$ ouro',
  );
  expect(optionalName().read(' ')).toBeNull();
});

// @rule R174
test('a text is cut by its kind, and says so', () => {
  const long = 'a'.repeat(1_000_000);
  expect(text().read(long)).toBe(`${'a'.repeat(5000)}… (texto cortado)`);
  expect(optionalHtml().read(long)).toHaveLength(300_000 + CUT.length);
  expect(readMessage({ description: long })).toHaveLength(1000 + CUT.length);
  expect(text().read('a'.repeat(5000))).toHaveLength(5000);
});

// @rule R174, R72
test('a person of whom something was cut is not edited: it would be saved so', () => {
  const pessoa = { nomeRazao: 'Ana', cpfCnpj: '52998224725', telefones: [{ numero: '9'.repeat(9000) }] };
  expect(() => perfilSchema.read(pessoa)).toThrow(Mismatch);
  expect(pessoaSchema.read({ ...pessoa, nomeRazao: 'a'.repeat(1_000_000) }).nomeRazao).toContain(CUT);
});
