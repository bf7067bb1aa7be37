import fc from 'fast-check';
import { addDays, isCalendarDate, wallClock, wireDateTime } from './dates.ts';
import { isCnpj, normalizeDocumento } from './documento.ts';
import { toReais } from './money.ts';

test('cents become reais exactly', () => {
  expect([toReais(0), toReais(5), toReais(-5), toReais(123_456), toReais(-1_999), toReais(null)]).toEqual([
    0,
    0.05,
    -0.05,
    1234.56,
    -19.99,
    null,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }), (cents) => {
      expect(Math.round(toReais(cents) * 100)).toBe(cents);
    }),
  );
});

test('the wall clock is that of São Paulo', () => {
  expect([wallClock(new Date('2026-11-21T02:59:59Z')), wallClock(new Date('2026-11-21T03:00:00Z'))]).toEqual([
    '2026-11-20T23:59:59',
    '2026-11-21T00:00:00',
  ]);
  expect(wireDateTime('2026-11-21 03:04:05.678')).toBe('2026-11-21T03:04:05');
});

test('days are added across months and leap years', () => {
  expect([addDays('2024-02-28', 1), addDays('2026-01-01', -1), addDays('2026-11-30', 1)]).toEqual([
    '2024-02-29',
    '2025-12-31',
    '2026-12-01',
  ]);
  expect(['2024-02-29', '2026-02-29', '2026-13-01', '26-01-01'].map(isCalendarDate)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('documents lose their separators, and nothing else passes', () => {
  expect(
    ['529.982.247-25', '11.222.333/0001-81', '12.abc.345/01de-35', '123', 'ana@exemplo.example'].map(
      normalizeDocumento,
    ),
  ).toEqual(['52998224725', '11222333000181', '12ABC34501DE35', undefined, undefined]);
});

// @rule R160
test.each(['11222333000181', '12ABC34501DE35', 'VZ9H3QLA000104', '90PLM4XK000388', 'BR6TC0DE000225'])(
  'both check digits of the CNPJ %s are right, and no others',
  (cnpj) => {
    const wrong = Array.from({ length: 100 }, (_, n) => cnpj.slice(0, 12) + String(n).padStart(2, '0'));
    expect(wrong.filter(isCnpj)).toEqual([cnpj]);
  },
);
