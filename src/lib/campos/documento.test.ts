import fc from 'fast-check';
import {
  cpfMask,
  documentoMasks,
  formatDocumento,
  isDocumento,
  isOtherWord,
  normalizeDocumento,
  plainDocumento,
} from './documento.ts';
import { applyMask, maskText } from './mascara.ts';

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''));

const maskDocumento = (text: string) => maskText(documentoMasks(false).documento, text);

// @rule R278
it.each([
  'CPF: 529.982.247-25',
  'CPF nº 529.982.247-25,',
  ' 529.982.247–25 ',
  '529\u00A0982\u00A0247\u00A025',
  '\u200E529.982.247-25\u2060',
])('the document %j that arrives in one piece is read', (value) => {
  const mask = documentoMasks(true).documento;
  const edited = applyMask({ previous: '', value, caret: value.length, mask });
  expect(edited).toEqual({ value: '529.982.247-25', caret: 14 });
});

// @rule S5.2, R21
describe('a documento as it is typed', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['529982247251', '52.998.224/7251'],
    ['11222333000181', '11.222.333/0001-81'],
    [' 11.222.333/0001-81\n', '11.222.333/0001-81'],
    ['11222333000181999', '11.222.333/0001-81'],
    ['ab1c2', '12'],
  ])('%j → %j', (typed, shown) => expect(maskDocumento(typed)).toBe(shown));

  it('keeps every digit, in order, up to 14, and is stable', () => {
    fc.assert(
      fc.property(digits(0, 20), (raw) => {
        const shown = maskDocumento(raw);
        expect(normalizeDocumento(shown)).toBe(raw.slice(0, 14));
        expect(maskDocumento(shown)).toBe(shown);
        expect(shown.length).toBeLessThanOrEqual(18);
        expect(shown).not.toMatch(/[^0-9]$/);
      }),
      { numRuns: 200 },
    );
  });
});

// @rule S9.6
it('masks stop at 14 characters for CPF, 18 for CNPJ', () => {
  const { cnpj } = documentoMasks(true);
  expect(maskText(cpfMask, '529982247259')).toBe('529.982.247-25');
  expect(maskText(cnpj, '112223330001819')).toBe('11.222.333/0001-81');
  expect(maskText(cnpj, '112')).toBe('11.2');
});

it('normalizeDocumento keeps digits and letters only', () => {
  fc.assert(
    fc.property(fc.string(), (text) => expect(normalizeDocumento(text)).toMatch(/^[0-9A-Z]*$/)),
    { numRuns: 200 },
  );
});

// @rule R160
describe('a CNPJ with letters', () => {
  const { documento, cnpj } = documentoMasks(true);
  const put = (value: string, previous = '') =>
    applyMask({ previous, value, caret: value.length, mask: documento }).value;

  it.each([
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['vz.9h3.qla/0001-04', 'VZ.9H3.QLA/0001-04'],
    ['12a', '12.A'],
  ])('%s is masked upper-case, as a CNPJ', (typed, shown) => {
    expect(maskText(documento, typed)).toBe(shown);
    expect(maskText(cnpj, typed)).toBe(shown);
  });

  it('a CPF is masked as ever, and takes no letter', () => {
    expect(maskText(documento, '52998224725')).toBe('529.982.247-25');
    expect(maskText(cpfMask, '529a982')).toBe('529.982');
  });

  it.each(['joana.dark@feira.example', 'mercearia', 'Maria José', '120 B', 'joao_91', 'VZ9H3QLA00010'])(
    '%j, put there by a password manager, stays as it is and is not sent',
    (word) => {
      for (const letters of [true, false]) {
        const mask = documentoMasks(letters).documento;
        const edit = { value: word, caret: word.length, mask };
        expect(applyMask({ ...edit, previous: '' }).value).toBe(word);
        expect(applyMask({ ...edit, previous: '529.982.247-25' }).value).toBe(word);
      }
      expect([isOtherWord(word), isDocumento(word)]).toEqual([true, false]);
    },
  );

  it('masks again once the text is a document', () => {
    expect(put('mari', 'maria')).toBe('mari');
    expect(put('5', 'maria')).toBe('5');
    expect(put('90plm4xk000388', 'ana@x.example')).toBe('90.PLM.4XK/0003-88');
    expect(put('', 'maria')).toBe('');
  });

  it('sends digits however many, letters only as a whole CNPJ', () => {
    expect(['1', '529.982.247-25', '90.PLM.4XK/0003-88'].map(isDocumento)).toEqual([true, true, true]);
    expect(['', '.-/', '90.PLM', '90.PLM.4XK/0003-8X'].map(isDocumento)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('with letters off takes digits alone', () => {
    expect(maskText(documentoMasks(false).documento, '12a34')).toBe('123.4');
    expect(maskText(documentoMasks(false).cnpj, '12a34')).toBe('12.34');
  });
});

// @rule R160
it('a document of the server is never cut or changed, known in its form or not', () => {
  expect(['52998224725', '90plm4xk000388', '11.222.333/0001-81'].map(formatDocumento)).toEqual([
    '529.982.247-25',
    '90.PLM.4XK/0003-88',
    '11.222.333/0001-81',
  ]);
  const odd = fc.string({ unit: fc.constantFrom(...'0189aBz.-/ çã@') }).filter((text) => {
    const { length } = normalizeDocumento(text);
    return length !== 11 && length !== 14;
  });
  fc.assert(
    fc.property(odd, (text) => {
      expect([formatDocumento(text), plainDocumento(text)]).toEqual([text.trim(), text.trim()]);
    }),
  );
});
