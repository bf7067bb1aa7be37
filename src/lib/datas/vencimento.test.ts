import fc from 'fast-check';
import type { DataCivil } from './datas.ts';
import { dataCivilHere, diasEntre, vencimento, venceEmBreve } from './vencimento.ts';

const on = (iso: string) => iso as DataCivil;
const DAY = 86_400_000;
const civil = (day: number) => on(new Date(day * DAY).toISOString().slice(0, 10));
// Four-digit years, and 400 days around.
const days = fc.integer({ min: Date.UTC(1002, 0, 1) / DAY, max: Date.UTC(9998, 0, 1) / DAY });

// @rule R100
it.each([
  ['2026-12-30', '2026-12-30', 'Vence hoje'],
  ['2026-12-30', '2026-12-31', 'Vence amanhã'],
  ['2026-12-31', '2027-01-01', 'Vence amanhã'],
  ['2026-12-30', '2027-01-02', 'Vence em 3 dias'],
  ['2024-02-28', '2024-03-01', 'Vence em 2 dias'],
  ['2026-02-28', '2026-03-01', 'Vence amanhã'],
  ['2026-12-28', '2027-01-04', 'Vence em 7 dias'],
  ['2026-12-28', '2027-01-05', null],
  ['2026-12-30', '2026-12-29', null],
])('on %s what ends on %s says: %s', (hoje, data, words) => {
  expect(vencimento(on(data), on(hoje))).toBe(words);
});

// @rule R100, R89
it('no text without a last day, or with the feature off', () => {
  expect(vencimento(null, on('2026-12-30'))).toBeNull();
  expect(vencimento(on('2026-12-30'), null)).toBeNull();
});

// @rule R100
it('counts days both ways, the last eight are near', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 400 }), (day, more) => {
      const [from, to] = [civil(day), civil(day + more)];
      expect(diasEntre(from, to)).toBe(more);
      expect(diasEntre(to, from) + more).toBe(0);
      expect(venceEmBreve(to, from)).toBe(more >= 0 && more <= 7);
      expect(vencimento(to, from) === null).toBe(!venceEmBreve(to, from));
    }),
  );
});

it('every day begins at a full minute', () => {
  const minute = 60_000;
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) }), (now) => {
      const full = now - (now % minute);
      expect(dataCivilHere(now)).toBe(dataCivilHere(full));
      expect(dataCivilHere(full + minute - 1)).toBe(dataCivilHere(full));
      const later = Array.from({ length: 1501 }, (_, minutes) => dataCivilHere(full + minutes * minute));
      expect(diasEntre(dataCivilHere(now), later.find((day) => day !== later[0]) ?? civil(0))).toBe(1);
    }),
    { numRuns: 20 },
  );
});
