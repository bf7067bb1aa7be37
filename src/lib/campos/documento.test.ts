import fc from 'fast-check';
import { createDocumentoRules, documentoMask, maskCnpj, maskCpf, normalizeDocumento } from './documento.ts';
import { maskText } from './mascara.ts';

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''));

const maskDocumento = (text: string) => maskText(documentoMask, text);

describe('a documento as it is typed (S5.2, R21)', () => {
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

it('maskCpf and maskCnpj stop at 14 and 18 characters (S9.6)', () => {
  expect(maskCpf('529982247259')).toBe('529.982.247-25');
  expect(maskCnpj('112223330001819')).toBe('11.222.333/0001-81');
  expect(maskCnpj('112')).toBe('11.2');
});

it('normalizeDocumento removes whatever is no digit', () => {
  fc.assert(
    fc.property(fc.string(), (text) => expect(normalizeDocumento(text)).toMatch(/^[0-9]*$/)),
    { numRuns: 200 },
  );
});

describe('with the switch for letters on', () => {
  const rules = createDocumentoRules(true);

  it('lets letters through, upper-cased, always as a CNPJ (R21)', () => {
    expect(rules.normalize('12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(maskText(rules.documento, '12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(maskText(rules.documento, '12a')).toBe('12.A');
    expect(maskText(rules.cnpj, '12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(rules.normalize('ç-ß')).toBe('');
  });

  it('leaves CPFs alone', () => {
    expect(maskText(rules.documento, '52998224725')).toBe('529.982.247-25');
    expect(maskText(rules.cpf, '529a982')).toBe('529.982');
  });
});
