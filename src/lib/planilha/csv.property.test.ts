import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { toCentavos } from '../numeros/dinheiro.ts';
import { CSV_BOM, moneyCell, toCsv } from './planilha.ts';

/** Another program's reading of the file. */
const readBack = (text: string): string[][] =>
  parse(text, { bom: true, delimiter: ';', record_delimiter: '\r\n' });

const FORMULA = /^[=+\-@\t\r]/;
const nasty = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  ';',
  ',',
  '"',
  "'",
  ' ',
  '\uFEFF',
  'é',
  '1',
  'A',
);
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(nasty).map((letters) => letters.join('')),
);
const table = fc
  .integer({ min: 2, max: 6 })
  .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }));

// @rule R142
test('another CSV reader finds every cell, formulas escaped', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const back = readBack(CSV_BOM + toCsv(rows));
      expect(back).toHaveLength(rows.length);
      for (const [index, row] of rows.entries())
        for (const [column, written] of row.entries()) {
          const found = back[index]?.[column];
          expect([written, `'${written}`, `\u2060${written}`]).toContain(found);
          expect(FORMULA.test(found ?? '')).toBe(false);
        }
    }),
  );
});

test('texts strung together are one table', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const strung = rows.map((row) => toCsv([row])).join('');
      expect(strung).toBe(toCsv(rows));
    }),
  );
});

// @rule R140
test('amounts read by another parser add up to the same centavos', () => {
  const amounts = fc.array(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }));
  fc.assert(
    fc.property(amounts, (centavos) => {
      const rows = centavos.map((amount) => ['Loja', moneyCell(toCentavos(amount))]);
      const back = readBack(toCsv(rows)).map(([, money = '']) => BigInt(money.replace(',', '')));
      expect(back).toEqual(centavos.map(BigInt));
    }),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+55 19', "'+55 19"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['=1\nx', "'=1\nx"],
  ['-12,50', "'-12,50"],
  ['0004310', '\u20600004310'],
  ['4310003177520001', '\u20604310003177520001'],
  ['12E5', '\u206012E5'],
  ['3-12', '\u20603-12'],
  ['4310027', '4310027'],
  [' 5', '\u2060 5'],
  ['Loja 5', 'Loja 5'],
  ['5 kg', '5 kg'],
  ['Loja "A"; centro', 'Loja "A"; centro'],
])('%j reads as %j', (written, found) => {
  expect(readBack(toCsv([[written, 'b']]))).toEqual([[found, 'b']]);
});

// @rule R142
test.each([
  ...'12.345|12,50|1.000,00|01/12/2026|31/12|jan/26|5 mai|maio de 2026|10:30|10 am|100%|5 %'.split('|'),
  ...'(12)|5-|R$ 10|1 1/2|2026-01-02T10:30:00Z|VERDADEIRO|falso'.split('|'),
])('the text %j stays text in a spreadsheet', (text) => {
  expect(readBack(toCsv([[text, 'b']]))).toEqual([[`\u2060${text}`, 'b']]);
});

test('the text itself: semicolons, CRLF, quotes only where they are needed', () => {
  expect(toCsv([])).toBe('');
  expect(
    toCsv([
      ['Loja', moneyCell(toCentavos(-5))],
      ['a;b', 'diz "oi"'],
    ]),
  ).toBe('Loja;"-0,05"\r\n"a;b";"diz ""oi"""\r\n');
});
