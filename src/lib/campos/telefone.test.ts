import fc from 'fast-check';
import { maskTelefone, normalizeTelefone, splitTelefone, telHref } from './telefone.ts';

it.each([
  ['', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11)9'],
  ['11987654321', '(11)98765-4321'],
  ['119876543', '(11)98765-43'],
  ['1133334444', '(11)3333-4444'],
  ['113333', '(11)3333'],
  ['(11) 98765 4321 99', '(11)98765-4321'],
  ['+55 11 98765-4321', '(11)98765-4321'],
  ['011987654321', '(11)98765-4321'],
])('maskTelefone %j → %j', (typed, shown) => expect(maskTelefone(typed)).toBe(shown));

it('never loses a digit of a national number', () => {
  const numbers = fc.tuple(fc.integer({ min: 11, max: 99 }), fc.integer({ min: 20000000, max: 999999999 }));
  fc.assert(
    fc.property(numbers, ([ddd, numero]) => {
      const raw = `${ddd}${numero}`;
      expect(normalizeTelefone(maskTelefone(raw))).toBe(raw);
      expect(splitTelefone(maskTelefone(raw))).toEqual({ ddd: String(ddd), numero: String(numero) });
      expect(telHref(maskTelefone(raw))).toBe(`tel:+55${raw}`);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['(11)98765-4321', { ddd: '11', numero: '987654321' }],
  ['(11) 3333-4444', { ddd: '11', numero: '33334444' }],
  ['3333-4444', { ddd: '', numero: '33334444' }],
  ['551133334444', { ddd: '11', numero: '33334444' }],
  ['', { ddd: '', numero: '' }],
])('splitTelefone %j (S5.17)', (text, parts) => expect(splitTelefone(text)).toEqual(parts));

it.each([
  ['(11) 98765-4321', 'tel:+5511987654321'],
  ['+55 11 3333-4444', 'tel:+551133334444'],
  ['551133334444', 'tel:+551133334444'],
  ['011 3333-4444', 'tel:+551133334444'],
  ['3333-4444', 'tel:33334444'],
  ['4004-1234', 'tel:40041234'],
  ['0800 123 4567', 'tel:08001234567'],
  ['190', 'tel:190'],
  ['000', null],
  ['a confirmar', null],
  ['', null],
])('telHref %j → %j', (text, href) => expect(telHref(text)).toBe(href));
