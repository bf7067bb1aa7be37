import fc from 'fast-check';
import { cepMask } from './cep.ts';
import { dataMask } from '../datas/data-digitada.ts';
import { documentoMasks } from './documento.ts';
import { applyMask, maskText, type Mask, type MaskedText } from './mascara.ts';
import { telefoneMask } from './telefone.ts';

const { documento: documentoMask } = documentoMasks(false);
const { documento: lettersMask } = documentoMasks(true);

/** 'ab|c' is the text abc with the caret after b. */
const parse = (drawn: string): MaskedText => ({ value: drawn.replace('|', ''), caret: drawn.indexOf('|') });
const draw = ({ value, caret }: MaskedText): string => `${value.slice(0, caret)}|${value.slice(caret)}`;

const type = (mask: Mask, before: string, inserted: string): string => {
  const { value, caret } = parse(before);
  const text = value.slice(0, caret) + inserted + value.slice(caret);
  return draw(applyMask({ previous: value, value: text, caret: caret + inserted.length, mask }));
};

const erase = (mask: Mask, before: string, forward = false): string => {
  const { value, caret } = parse(before);
  const at = forward ? caret : Math.max(caret - 1, 0);
  const text = forward || caret > 0 ? value.slice(0, at) + value.slice(at + 1) : value;
  return draw(applyMask({ previous: value, value: text, caret: at, mask, forward }));
};

describe('typing', () => {
  it.each([
    [documentoMask, '|', '5', '5|'],
    [documentoMask, '529|', '9', '529.9|'],
    [documentoMask, '52|.9', '1', '521|.9'],
    [documentoMask, '12|3.456', '9', '129|.345.6'],
    [documentoMask, '529.982.247-25|', '1', '52.998.224/7251|'],
    [documentoMask, '5|29.982.247-25', '1', '51|.299.822/4725'],
    [documentoMask, '529|', 'a', '529|'],
    [lettersMask, '12|', 'a', '12.A|'],
    [lettersMask, '12|.345.678/90', 'b', '12.B|34.567/890'],
    [lettersMask, '12.ABC.345/01DE-35|', '9', '12.ABC.345/01DE-35|'],
    [lettersMask, '12.A|', 'ç', '12.A|'],
    [documentoMask, '529|', '.', '529|'],
    [documentoMask, '11.2|22.333/0001-81', '9', '11.2|22.333/0001-81'],
    [telefoneMask, '|', '1', '(1|'],
    [telefoneMask, '|(11)9', '2', '(2|1)19'],
    [telefoneMask, '(11|', '9', '(11)9|'],
    [telefoneMask, '(55)99123-4567|', '8', '(55)99123-4567|'],
    [cepMask, '01310|', '1', '01310-1|'],
    [dataMask, '31|', '/', '31|'],
    [dataMask, '31|', '1', '31/1|'],
  ])('%#', (mask, before, key, after) => expect(type(mask, before, key)).toBe(after));
});

describe('pasting', () => {
  it.each([
    [documentoMask, '|', '529.982.247-25', '529.982.247-25|'],
    [documentoMask, '|', ' CNPJ 11.222.333/0001-81 ', '11.222.333/0001-81|'],
    [lettersMask, '|', ' cnpj: 12.abc.345/01de-35 ', '12.ABC.345/01DE-35|'],
    [lettersMask, '|', '12ABC34501DE35', '12.ABC.345/01DE-35|'],
    [lettersMask, '|', 'CPF 529.982.247-25', '529.982.247-25|'],
    [lettersMask, '12.A|', 'BC3', '12.ABC.3|'],
    [documentoMask, '11.|333', '222.', '112.22|3.33'],
    [documentoMask, '12|34', '529.982.247-25', '12.529.982/2472-|34'],
    [documentoMask, '1|2', '11.222.333/0001-81', '11.122.233/3000-1|2'],
    [telefoneMask, '|', '+55 (11) 98765-4321', '(11)98765-4321|'],
    [telefoneMask, '|', '011 3333-4444', '(11)3333-4444|'],
    [telefoneMask, '|', '5511987654321', '(11)98765-4321|'],
    [cepMask, '01|', '310-100', '01310-100|'],
  ])('%#', (mask, before, text, after) => expect(type(mask, before, text)).toBe(after));
});

describe('deleting', () => {
  it.each([
    [documentoMask, '529.9|', false, '529|'],
    [documentoMask, '529.|982', false, '52|9.82'],
    [documentoMask, '529|.982', true, '529|.82'],
    [documentoMask, '529.|982', true, '529.|82'],
    [documentoMask, '52|9.982', false, '5|99.82'],
    [documentoMask, '52.998.224/7251|', false, '529.982.247-25|'],
    [documentoMask, '|529', false, '|529'],
    [telefoneMask, '(|11)9', false, '|(11)9'],
    [telefoneMask, '(1|', false, '|'],
    [telefoneMask, '(11)|9', false, '(1|9'],
    [cepMask, '01310-|100', false, '0131|1-00'],
  ])('%#', (mask, before, forward, after) => expect(erase(mask, before, forward)).toBe(after));
});

it('a missing caret is the end', () => {
  const edit = { previous: '', value: '01310100', mask: cepMask };
  expect(applyMask({ ...edit, caret: null })).toEqual({ value: '01310-100', caret: 9 });
  expect(applyMask({ ...edit, caret: 99 }).caret).toBe(9);
});

/** For documents only; other text stays unchanged (documento.test). */
const always = ({ leaves: _leaves, ...mask }: Mask): Mask => mask;
const masks = fc.constantFrom(
  always(documentoMask),
  cepMask,
  always(telefoneMask),
  dataMask,
  always(lettersMask),
  documentoMasks(true).cnpj,
);
const kept = (mask: Mask, text: string): string => Array.from(text).filter(mask.keeps).join('');
const anyText = fc.string({ unit: fc.constantFrom(...'0123456789./-() aZ+') });

describe('for every mask', () => {
  it('a caret never leaves the text, and the text is stable', () => {
    fc.assert(
      fc.property(
        masks,
        anyText,
        anyText,
        fc.nat(40),
        fc.boolean(),
        (mask, before, value, caret, forward) => {
          const previous = maskText(mask, before);
          const after = applyMask({ previous, value, caret, mask, forward });
          expect(after.caret).toBeGreaterThanOrEqual(0);
          expect(after.caret).toBeLessThanOrEqual(after.value.length);
          expect(maskText(mask, after.value)).toBe(after.value);
          const again = applyMask({ previous: after.value, value: after.value, caret: after.caret, mask });
          expect(again).toEqual(after);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('typing one digit after another gives the masked whole, the caret at its end', () => {
    fc.assert(
      fc.property(
        masks,
        fc.string({ unit: fc.constantFrom(...'123456789'), maxLength: 16 }),
        (mask, digits) => {
          const end = Array.from(digits).reduce((drawn, digit) => type(mask, drawn, digit), '|');
          expect(end).toBe(`${maskText(mask, digits)}|`);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('a digit is inserted before the caret and Backspace removes it', () => {
    fc.assert(
      fc.property(
        masks,
        fc.string({ unit: fc.constantFrom(...'123456789'), maxLength: 7 }),
        fc.nat(12),
        (mask, d, at) => {
          const value = maskText(mask, d);
          const caret = Math.min(at, value.length);
          const typed = parse(type(mask, draw({ value, caret }), '7'));
          expect(kept(mask, typed.value.slice(0, typed.caret))).toBe(`${kept(mask, value.slice(0, caret))}7`);
          const undone = parse(erase(mask, draw(typed)));
          expect(undone.value).toBe(value);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('Backspace held down empties the field', () => {
    fc.assert(
      fc.property(masks, anyText, (mask, text) => {
        let drawn = `${maskText(mask, text)}|`;
        for (let i = 0; i < 20; i++) drawn = erase(mask, drawn);
        expect(drawn).toBe('|');
      }),
      { numRuns: 200 },
    );
  });
});
