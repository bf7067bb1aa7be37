import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A zone, an instant, and the expected day, hours left and text for 1 January 2027. */
const CASES = [
  // Local midnight at a year's end.
  ['America/Sao_Paulo', '2027-01-01T02:30:00Z', '2026-12-31 0.5 Vence amanhã'],
  ['America/Sao_Paulo', '2027-01-01T03:00:00Z', '2027-01-01 24 Vence hoje'],
  ['America/Rio_Branco', '2027-01-01T04:30:00Z', '2026-12-31 0.5 Vence amanhã'],
  ['America/Noronha', '2027-01-01T02:00:00Z', '2027-01-01 24 Vence hoje'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01 24 Vence hoje'],
  ['America/New_York', '2027-01-01T04:30:00Z', '2026-12-31 0.5 Vence amanhã'],
  // Days of 23 and 25 hours.
  ['Europe/Lisbon', '2027-03-28T00:00:00Z', '2027-03-28 23 null'],
  ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01 25 null'],
  // A skipped midnight: Brazil's summer time of 2018.
  ['America/Sao_Paulo', '2018-11-03T03:00:00Z', '2018-11-03 24 null'],
  ['America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-04 23 null'],
] as const;

/** In a process of its own, for another zone. */
function runInZones(): string[] {
  const script = `
    const { buildSync } = require('esbuild');
    const built = buildSync({ entryPoints: [${JSON.stringify(path.resolve('src/lib/datas/vencimento.ts'))}],
      bundle: true, format: 'cjs', platform: 'node', write: false });
    const lib = { exports: {} };
    new Function('module', 'exports', built.outputFiles[0].text)(lib, lib.exports);
    const { dataCivilHere, vencimento } = lib.exports;
    console.log(JSON.stringify(${JSON.stringify(CASES)}.map(([zone, iso]) => {
      process.env.TZ = zone;
      const now = Date.parse(iso);
      const day = dataCivilHere(now);
      // Full minutes, as in base/browser/use-hoje.
      let minutes = 1;
      while (dataCivilHere(now + minutes * 60_000) === day) minutes += 1;
      return [day, minutes / 60, String(vencimento('2027-01-01', day))].join(' ');
    })));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })) as string[];
}

// @rule R100
it('the day is the device’s own, wherever it is, and ends at its own midnight', () => {
  expect(runInZones()).toEqual(CASES.map(([, , said]) => said));
});
