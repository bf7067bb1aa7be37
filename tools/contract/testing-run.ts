import type { KitOptions } from './options.ts';
import type { Report } from './report.ts';
import { readRows } from './rows.ts';
import { runKit } from './run.ts';
import { CUSTOMER } from './testing-answers.ts';
import type { Fault, Provider } from './testing-provider.ts';

export const ORIGIN = 'http://portal.example';
export const CONFIG = {
  statesUrl: '/estados',
  pingUrl: '/ping',
  bannerFormatId: 4,
  storeFormatId: 4,
  pictureHosts: ['cdn.casa.example'],
};

/** Personal and session data, forbidden in a report. */
const PRIVATE = [
  CUSTOMER.user,
  CUSTOMER.password,
  'ficha-de',
  'Carla',
  '390.533',
  'correio',
  '98888',
  '12,50',
  'V1',
];

/** A run on the second server with a fault; fails when anything private is printed. */
export async function runOn(
  provider: Provider,
  fault: Fault | null,
  options: Partial<KitOptions> = {},
  lines: string[] = [],
): Promise<Report> {
  provider.plant(fault);
  const report = await runKit(
    {
      url: provider.url,
      origin: ORIGIN,
      config: CONFIG,
      account: CUSTOMER,
      write: true,
      cep: '11010000',
      timeout: 20_000,
      slow: 20_000,
      root: process.cwd(),
      ...options,
    },
    (line) => lines.push(line),
  );
  const output = JSON.stringify(report) + lines.join('\n');
  expect(PRIVATE.filter((word) => output.includes(word))).toEqual([]);
  return report;
}

/** A call's report in short. */
export const said = (report: Report, id: string) => {
  const call = report.calls.find((one) => one.id === id);
  return {
    level: call?.level,
    findings: call?.findings.map(({ level, path, found }) => `${level} ${path}: ${found}`) ?? [],
    effect: call?.effect,
  };
};

/** Calls outside reads.ts and writes.ts (sign-in and sign-out: session.ts). */
export function leftOut({ calls }: Pick<Report, 'calls'>): string[] {
  const numbers = new Set(calls.map(({ id }) => id));
  return readRows(process.cwd()).flatMap(({ id, path }) => (numbers.has(id) ? [] : `${id} ${path}`));
}
