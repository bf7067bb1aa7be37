import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Zone of the device, an instant, and what is said there of 1 January 2027: its day, the hours left of it, the words. */
const CASES = [
  // Midnight of the customer, not of UTC nor of São Paulo; a year's end.
  ['America/Sao_Paulo', '2027-01-01T02:30:00Z', '2026-12-31 0.5 Vence amanhã'],
  ['America/Sao_Paulo', '2027-01-01T03:00:00Z', '2027-01-01 24 Vence hoje'],
  ['America/Rio_Branco', '2027-01-01T04:30:00Z', '2026-12-31 0.5 Vence amanhã'],
  ['America/Noronha', '2027-01-01T02:00:00Z', '2027-01-01 24 Vence hoje'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01 24 Vence hoje'],
  ['America/New_York', '2027-01-01T04:30:00Z', '2026-12-31 0.5 Vence amanhã'],
  // A day of 23 hours, and one of 25.
  ['Europe/Lisbon', '2027-03-28T00:00:00Z', '2027-03-28 23 null'],
  ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01 25 null'],
  // A midnight that the clock jumped over: Brazil's summer time of 2018.
  ['America/Sao_Paulo', '2018-11-03T03:00:00Z', '2018-11-03 24 null'],
  ['America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-04 23 null'],
] as const;

/** In a process of its own: there the zone can be another. */
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
      // By full minutes, as the portal looks (platform/device/use-hoje).
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
