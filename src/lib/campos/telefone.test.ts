import fc from 'fast-check';
import { applyMask } from './mascara.ts';
import {
  isDdd,
  isNumero,
  isTelefoneText,
  maskTelefone,
  normalizeTelefone,
  numeroMask,
  splitTelefone,
  telefoneMask,
  telHref,
} from './telefone.ts';

const edited = (previous: string, value: string, mask = telefoneMask) =>
  applyMask({ previous, value, caret: value.length, mask }).value;
const pasted = (text: string) => edited('', text);
const keyedIn = (keys: string) => Array.from(keys).reduce((text, key) => edited(text, text + key), '');

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

// @rule S5.17
it.each([
  ['(11)98765-4321', { ddd: '11', numero: '987654321' }],
  ['(11) 3333-4444', { ddd: '11', numero: '33334444' }],
  ['3333-4444', { ddd: '', numero: '33334444' }],
  ['551133334444', { ddd: '11', numero: '33334444' }],
  ['', { ddd: '', numero: '' }],
])('splitTelefone %j', (text, parts) => expect(splitTelefone(text)).toEqual(parts));

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

/** Prefixes that people write before an area code. */
const PREFIXES = [
  '',
  '+55',
  '+55 ',
  '55',
  '0055',
  '00 55 ',
  '0',
  '0xx',
  '015',
  '0 41 ',
  '00 21 55 ',
  '(0',
  'tel:+55',
];

// @rule R163
describe('a phone as people write it', () => {
  const numbers = fc.tuple(
    fc.constantFrom('11', '19', '27', '41', '55', '67', '79', '91', '99'),
    fc.oneof(
      fc.integer({ min: 900_000_000, max: 999_999_999 }),
      fc.integer({ min: 20_000_000, max: 59_999_999 }),
    ),
  );
  const shown = (ddd: string, numero: string) => `(${ddd})${numero.slice(0, -4)}-${numero.slice(-4)}`;

  it('is the same number with every prefix, pasted or typed', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...PREFIXES), fc.boolean(), ([ddd, number], prefix, isSpaced) => {
        const numero = String(number);
        const text = `${prefix}${ddd}${isSpaced ? ' ' : ''}${numero.slice(0, -4)}${isSpaced ? '-' : ''}${numero.slice(-4)}`;
        fc.pre(!(prefix === '55' && numero.length === 8 && ddd.startsWith('9')));
        expect(pasted(text)).toBe(shown(ddd, numero));
        const keyed = keyedIn(text);
        expect([isTelefoneText(keyed), normalizeTelefone(keyed)]).toEqual([true, `${ddd}${numero}`]);
      }),
    );
  });

  it.each([
    ['https://wa.me/5519987651234?text=oi', '(19)98765-1234'],
    ['https://api.whatsapp.com/send?phone=551932651234', '(19)3265-1234'],
    ['(19) 3265-1234 ramal 12', '(19)3265-1234'],
  ])('%s is %s', (text, seen) => expect(pasted(text)).toBe(seen));

  it.each([
    '+1 415 555 2671',
    '+7 999 123 45 67',
    'wa.me/14155552671',
    '(20) 98765-1234',
    '(19) 8765-1234',
    '(19) 18765-1234',
    '(19) 98765-1234 99',
    '559932345678',
    '0800 123 4567',
    '98765-1234',
  ])('%s is not a valid phone and is not shortened', (text) => {
    const seen = pasted(text);
    expect(isTelefoneText(seen)).toBe(false);
    expect(seen.replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''));
    expect(isTelefoneText(keyedIn(text.replaceAll(/[^+\d]/g, '').slice(0, 14)))).toBe(text.endsWith(' 99'));
  });

  it('a number beside its area code is not cut either', () => {
    expect(edited('98765-123', '98765-1234', numeroMask)).toBe('98765-1234');
    expect(edited('98765-1234', '98765-12345', numeroMask)).toBe('98765-12345');
    expect(['98765-1234', '3265-1234', '98765-12345', '7654-1234'].map(isNumero)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('knows the area codes that exist', () => {
    const codes = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')).filter(isDdd);
    expect(codes).toHaveLength(67);
    expect(
      ['20', '23', '30', '36', '39', '50', '52', '56', '72', '76', '78', '10', '80'].filter(isDdd),
    ).toEqual([]);
    expect(isDdd('019')).toBe(true);
  });
});
