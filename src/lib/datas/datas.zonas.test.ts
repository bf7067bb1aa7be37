import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs the module in a process of its own: a process keeps its initial time zone. */
const runIn = (zone: string): { civil: string[]; instants: number[]; offset: number } => {
  const script = `
    const { buildSync } = require('esbuild');
    const contents = "export * from './datas.ts'; export * from './data-partes.ts';";
    const built = buildSync({ stdin: { contents, resolveDir: ${JSON.stringify(path.resolve('src/lib/datas'))} },
      bundle: true, format: 'cjs', platform: 'node', write: false });
    const lib = { exports: {} };
    new Function('module', 'exports', built.outputFiles[0].text)(lib, lib.exports);
    const { readDataCivil, readInstant } = lib.exports;
    const values = ${JSON.stringify(VALUES)};
    console.log(JSON.stringify({ civil: values.map((value) => readDataCivil(value)),
      instants: values.map((value) => readInstant(value)), offset: new Date(2024, 2, 1).getTimezoneOffset() }));`;
  const env = { ...process.env, TZ: zone };
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })) as ReturnType<
    typeof runIn
  >;
};

const ZONED = [
  '2024-03-01T02:30:00Z',
  'Fri, 01 Mar 2024 04:30:00 GMT',
  Date.UTC(2024, 2, 1, 2),
  '2018-11-04T02:30:00Z',
];
const LOCAL = ['2024-03-01', '01/03/2024', '2024-03-01T00:00:00', '01/03/2024 23:59', '2018-11-04'];
const VALUES = [...ZONED, ...LOCAL, '2024-03-01T00:00:00Z'];
const DAYS = ['2024-02-29', '2024-03-01', '2024-02-29', '2018-11-03'].concat(
  ['2024-03-01', '2024-03-01', '2024-03-01', '2024-03-01', '2018-11-04'],
  ['2024-03-01'],
);

describe.each([
  ['America/Sao_Paulo', 180],
  ['America/Rio_Branco', 300],
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
])('a browser in %s', (zone, offset) => {
  const result = runIn(zone);

  it('really is there', () => expect(result.offset).toBe(offset));
  // @rule R14
  it('shows the same days as everywhere', () => expect(result.civil).toEqual(DAYS));

  it('reads zoned moments as the same instant and zone-less ones as its own time', () => {
    const zoned = [
      '2024-03-01T02:30:00Z',
      '2024-03-01T04:30:00Z',
      '2024-03-01T02:00:00Z',
      '2018-11-04T02:30:00Z',
    ];
    expect(result.instants.slice(0, 4)).toEqual(zoned.map((iso) => Date.parse(iso)));
    expect(result.instants[4]).toBe(Date.UTC(2024, 2, 1) + offset * 60_000);
    expect(result.instants[5]).toBe(result.instants[4]);
    expect(result.instants[9]).toBe(Date.UTC(2024, 2, 1));
  });
});
