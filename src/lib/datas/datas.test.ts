import fc from 'fast-check';
import { compareDatas, dataCivilAt, formatData, readDataCivil } from './datas.ts';
import { dataMask, dataMaskOf, readBirthDate, toIsoData } from './data-digitada.ts';
import { applyMask, maskText } from '../campos/mascara.ts';
import { readInstant } from './data-partes.ts';

const civil = (iso: string) => {
  const data = readDataCivil(iso);
  if (data === null) throw new Error(iso);
  return data;
};

const days = fc
  .integer({ min: Date.UTC(1000, 0, 1) / 864e5, max: Date.UTC(9999, 11, 31) / 864e5 })
  .map((day) => new Date(day * 864e5).toISOString().slice(0, 10));

// @rule R2, R14
describe('readDataCivil', () => {
  it.each([
    ['2024-03-01', '2024-03-01'],
    ['2024-03-01T00:00:00', '2024-03-01'],
    ['2024-03-01T00:00:00Z', '2024-03-01'],
    ['2024-03-01T00:00:00.000-05:00', '2024-03-01'],
    ['2024-03-01T00:00:00+14:00', '2024-03-01'],
    ['2024-03-01 00:00:00.0', '2024-03-01'],
    ['2024-03-01T23:59:59.9999999', '2024-03-01'],
    ['2024-03-01T00:30', '2024-03-01'],
    ['2024-03-01T01:00:00Z', '2024-02-29'],
    ['2024-03-01T03:00:00Z', '2024-03-01'],
    ['2024-03-01T01:00:00.1234567Z', '2024-02-29'],
    ['2024-03-01T23:30:00-03:00', '2024-03-01'],
    ['2024-03-01T23:30:00-0500', '2024-03-02'],
    ['Fri, 01 Mar 2024 00:00:00 GMT', '2024-03-01'],
    ['Fri, 01 Mar 2024 02:59:59 GMT', '2024-02-29'],
    ['01 mar 2024 12:00 +0000', '2024-03-01'],
    ['20240301', '2024-03-01'],
    ['20240301T235959-0300', '2024-03-01'],
    ['20240301T010000Z', '2024-02-29'],
    ['01/03/2024', '2024-03-01'],
    ['1/3/2024', '2024-03-01'],
    ['01/03/2024 23:59:59', '2024-03-01'],
    ['01/03/2024, 23:59', '2024-03-01'],
    [' 01/03/2024 ', '2024-03-01'],
    [Date.UTC(2024, 2, 1), '2024-03-01'],
    [Date.UTC(2024, 2, 1, 1), '2024-02-29'],
    [String(Date.UTC(2024, 2, 1, 12)), '2024-03-01'],
    [`/Date(${Date.UTC(2024, 2, 1, 1)})/`, '2024-02-29'],
    [`/Date(${Date.UTC(2024, 2, 1, 3)}-0300)/`, '2024-03-01'],
    [`\\/Date(${Date.UTC(2024, 2, 1)})\\/`, '2024-03-01'],
    ['2018-11-04T03:30:00Z', '2018-11-04'],
  ])('%j is the day %s', (value, day) => expect(readDataCivil(value)).toBe(day));

  it.each([
    '31/02/2024',
    '29/02/2023',
    '2024-13-01',
    '2024-00-10',
    '2024-02-30T10:00:00Z',
    '2024-02-20T24:00:00',
    '2024-02-20T10:60',
    '2024-02-20T10:00:00+15:00',
    'Fri, 31 Xyz 2024 00:00:00 GMT',
    '0001-01-01T00:00:00',
    '20241301',
    '2024-0301',
    '2024030',
    'ontem',
    '',
    NaN,
    Infinity,
    9e15,
    null,
    undefined,
    true,
    {},
  ])('%j is not a date', (value) => {
    expect(readDataCivil(value)).toBeNull();
    expect(readInstant(value)).toBeNull();
  });

  it('a day is read back from every notation', () => {
    const clothes = fc.constantFrom(
      '',
      'T00:00:00',
      'T00:00:00Z',
      ' 00:00',
      'T00:00:00.0-03:00',
      'T18:45:10.5',
    );
    fc.assert(
      fc.property(days, clothes, (day, time) => {
        const data = readDataCivil(day + time);
        expect(data).toBe(day);
        expect(readDataCivil(formatData(civil(day)))).toBe(day);
        expect(toIsoData(formatData(civil(day)))).toBe(day);
      }),
      { numRuns: 200 },
    );
  });

  it('never throws and never gives a day that does not exist', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789-/:T.Z+ ,GMTadeiFrnM()'), maxLength: 35 });
    fc.assert(
      fc.property(fc.oneof(texts, fc.anything(), fc.double()), (value) => {
        const data = readDataCivil(value);
        expect(data === null || new Date(`${data}T00:00:00Z`).toISOString().startsWith(data)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

// @rule R2
describe('readInstant', () => {
  it.each([
    ['Tue, 21 Nov 2023 10:11:12 GMT', Date.UTC(2023, 10, 21, 10, 11, 12)],
    ['2023-11-21T10:11:12.1239999Z', Date.UTC(2023, 10, 21, 10, 11, 12, 123)],
    ['2023-11-21T10:11:12-03:00', Date.UTC(2023, 10, 21, 13, 11, 12)],
    ['2023-11-21T10:11:12+05:30', Date.UTC(2023, 10, 21, 4, 41, 12)],
    ['2023-11-21 10:11:12.5', new Date(2023, 10, 21, 10, 11, 12, 500).getTime()],
    ['2023-11-21', new Date(2023, 10, 21).getTime()],
    ['21/11/2023 10:11', new Date(2023, 10, 21, 10, 11).getTime()],
    [1700000000123, 1700000000123],
    ['/Date(1700000000123-0300)/', 1700000000123],
  ])('%j', (value, instant) => expect(readInstant(value)).toBe(instant));

  it('agrees with the notations of Date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (ms) => {
        expect(readInstant(new Date(ms).toISOString())).toBe(ms);
        expect(readInstant(new Date(ms).toUTCString())).toBe(ms - (ms % 1000));
        expect(readDataCivil(ms)).toBe(readDataCivil(new Date(ms).toISOString()));
      }),
      { numRuns: 200 },
    );
  });
});

it('dataCivilAt is the day in São Paulo, at midnight of UTC too', () => {
  expect(dataCivilAt(Date.UTC(2024, 2, 1))).toBe('2024-02-29');
  expect(dataCivilAt(Date.UTC(2024, 2, 1, 3))).toBe('2024-03-01');
});

// @rule S9.14
it('formatData and compareDatas', () => {
  expect(formatData(civil('2024-03-01'))).toBe('01/03/2024');
  fc.assert(
    fc.property(days, days, (a, b) => {
      expect(Math.sign(compareDatas(civil(a), civil(b)))).toBe(Math.sign(Date.parse(a) - Date.parse(b)));
    }),
    { numRuns: 200 },
  );
});

// @rule S5.10
it.each([
  ['1', '1'],
  ['310', '31/0'],
  ['31121999', '31/12/1999'],
  ['31-12-1999', '31/12/1999'],
  ['311219991', '31/12/1999'],
])('a date typed as %j is shown as %j', (typed, shown) => expect(maskText(dataMask, typed)).toBe(shown));

describe('a date in its field', () => {
  /** The field's text after an edit. */
  const put = (value: string, inputType: string, previous = '', caret = value.length) =>
    applyMask({ previous, value, caret, mask: dataMaskOf(caret, inputType) }).value;

  // @rule S5.10, R278
  it.each([
    ['1990-05-31', '31/05/1990'],
    [' 1990-05-31 ', '31/05/1990'],
    ['1990-5-31T00:00:00-03:00', '31/05/1990'],
    ['Nascimento:\n7/9/1985', '07/09/1985'],
    ['7 / 9 / 1985', '07/09/1985'],
    ['7 9 1985', '07/09/1985'],
    ['7–9–1985', '07/09/1985'],
    ['7 de setembro de 1985', '07/09/1985'],
    ['1º de março de 1985.', '01/03/1985'],
    ['31051990', '31/05/1990'],
    ['31.05.1990', '31/05/1990'],
    ['1/5/1990', '01/05/1990'],
    ['5/31/1990', '31/05/1990'],
    ['12-28-1987', '28/12/1987'],
    ['31/5/90', '31/05/1990'],
    ['7/4/05', '07/04/2005'],
    ['1-5-1990', '01/05/1990'],
    ['31/05/1990', '31/05/1990'],
    ['31/5', '31/5'],
  ])('at once, as %j, is %j', (text, shown) => {
    for (const inputType of ['', 'insertFromPaste', 'insertText', 'insertCompositionText'])
      expect(put(text, inputType)).toBe(shown);
  });

  // @rule S5.10
  it('as a whole ISO day that some fillers send as a key, is read', () => {
    expect(put('1990-05-31', 'insertText')).toBe('31/05/1990');
    expect(put('1990-05-31', 'insertText', '01/01/1980')).toBe('31/05/1990');
  });

  it('key by key, has a one-digit day and month filled up by the slash', () => {
    const typed = Array.from('1/5/1990').reduce((text, key) => put(text + key, 'insertText', text), '');
    expect(typed).toBe('01/05/1990');
    expect(put('31/5/', 'insertCompositionText', '31/5')).toBe('31/05');
  });

  it('is not padded while a digit is deleted or typed over a pair', () => {
    expect(put('1/05/1990', 'deleteContentBackward', '01/05/1990', 0)).toBe('10/51/990');
    expect(put('3/05/1990', 'insertText', '01/05/1990', 1)).toBe('30/51/990');
  });
});

// @rule R24
describe('readBirthDate', () => {
  const today = civil('2024-03-01');

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['01/01/199', 'invalid'],
    ['1/1/1990', 'invalid'],
    ['31/02/1990', 'invalid'],
    ['29/02/2023', 'invalid'],
    ['31/12/1899', 'invalid'],
    ['01/03/2024', 'invalid'],
    ['02/03/2024', 'invalid'],
    ['1990-01-01', 'invalid'],
  ])('%j is %s', (text, reason) => expect(readBirthDate(text, today)).toEqual({ ok: false, reason }));

  it.each([
    ['01/01/1900', '1900-01-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
  ])('%j is %s', (text, iso) => expect(readBirthDate(text, today)).toEqual({ ok: true, iso }));

  it('takes exactly the days from 1900 to yesterday', () => {
    fc.assert(
      fc.property(days, (day) => {
        const isPast = day >= '1900-01-01' && day < '2024-03-01';
        expect(readBirthDate(formatData(civil(day)), today).ok).toBe(isPast);
      }),
      { numRuns: 200 },
    );
  });
});
