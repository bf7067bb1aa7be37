import { parseWith } from '../../../scripts/lib/usage.mjs';

export const USAGE = `npm run load -w @portal/measure [-- options]

Processes of the reference server on one PostgreSQL of this machine. Ends with 1 when the books are wrong or a figure is missed.

  --part=name          growth, exchanges or kills; without it all
  --customers=list     1000,100000,1000000
  --processes=list     1,2,4
  --seconds=n          how long each call is driven (5)
  --exchanges=n        how many, from four processes (10000)
  --kills=n            how often a process is ended as by kill -9 (100)
  --database=address   a PostgreSQL of this machine whose role may create databases; without it one of its own
  --write              puts the tables into docs/PERFORMANCE.md`;

export const PARTS = ['growth', 'exchanges', 'kills'] as const;
export type Part = (typeof PARTS)[number];

export interface LoadOptions {
  readonly parts: readonly Part[];
  readonly customers: readonly number[];
  readonly processes: readonly number[];
  readonly seconds: number;
  readonly exchanges: number;
  readonly kills: number;
  /** '': the command starts a PostgreSQL of its own. */
  readonly database: string;
  readonly write: boolean;
}

const OPTIONS = {
  part: { type: 'string' },
  customers: { type: 'string', default: '1000,100000,1000000' },
  processes: { type: 'string', default: '1,2,4' },
  seconds: { type: 'string', default: '5' },
  exchanges: { type: 'string', default: '10000' },
  kills: { type: 'string', default: '100' },
  database: { type: 'string', default: '' },
  write: { type: 'boolean', default: false },
} as const;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/**
 * Parses the arguments of `load`. Load is for this machine alone: the address of another one is refused.
 * @throws Error in plain words
 * @rule C6.10
 */
export function readOptions(args: string[]): LoadOptions {
  const { values } = parseWith(args, USAGE, OPTIONS, 0);
  const part = PARTS.find((name) => name === values.part);
  if (values.part !== undefined && part === undefined) throw new Error(`--part is ${PARTS.join(', ')}`);
  return {
    parts: part === undefined ? PARTS : [part],
    customers: numbers(values.customers, '--customers', 10_000_000),
    processes: numbers(values.processes, '--processes', 16),
    seconds: number(values.seconds, '--seconds', 600),
    exchanges: number(values.exchanges, '--exchanges', 1_000_000),
    kills: number(values.kills, '--kills', 10_000),
    database: values.database === '' ? '' : localDatabase(values.database),
    write: values.write,
  };
}

function number(text: string, name: string, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new Error(`${name} is a whole number from 1 to ${max}`);
  return value;
}

const numbers = (text: string, name: string, max: number) =>
  text.split(',').map((one) => number(one, name, max));

/** Throws unless every host that libpq may take from the address is this machine; a socket's folder counts as this machine. */
export function localDatabase(address: string): string {
  if (!URL.canParse(address) || !/^postgres(?:ql)?:$/.test(new URL(address).protocol))
    throw new Error('--database is an address: postgres://…');
  const { hostname, searchParams } = new URL(address);
  const hosts = [hostname, ...searchParams.getAll('host'), ...searchParams.getAll('hostaddr')];
  const foreign = hosts.find((host) => host !== '' && !host.startsWith('/') && !LOOPBACK.test(host));
  if (foreign !== undefined) throw new Error(`${foreign} is another machine: load is for this one alone`);
  if (hosts.every((host) => host === '')) throw new Error('--database names no host: 127.0.0.1');
  return address;
}

/** Throws unless an HTTP address is on this machine. */
export function assertLocal(address: string): string {
  const { hostname, protocol } = new URL(address);
  if (protocol === 'http:' && LOOPBACK.test(hostname)) return address;
  throw new Error(`${address} is another machine: load is for this one alone`);
}
