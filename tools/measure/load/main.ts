import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_ARGON2 } from '../../../server/security/passwords.ts';
import { postgresMissing, startPostgres } from '../../../server/testing/postgres.ts';
import {
  addressOf,
  createProcessRunner,
  end,
  printed,
  type ProcessRunner,
} from '../../../server/testing/process.ts';
import { dayAndMachine, table, writeBetween } from '../../../scripts/lib/report.mjs';
import { type Cost, costs, usedMs } from './cost.ts';
import { makeDatabase, SIGNED_IN } from './seed.ts';
import { drive, type Figures, type Scene, SCENES, type Waits, watch } from './drive.ts';
import { faultsInBooks, mixExchanges, type Outcome, killUnderLoad } from './exchanges.ts';
import { type LoadOptions, ownDatabase, readOptions, USAGE } from './options.ts';
import { printUsage } from '../../../scripts/lib/usage.mjs';
import {
  type Case,
  growthOf,
  growthOfHeap,
  leastOfTenths,
  MOST_GROWTH,
  MOST_HEAP,
  tableOf,
} from './tables.ts';

/** A database server of a size that a small deployment has. */
const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=8GB', 'max_connections=200', 'autovacuum=off'];

/** A part's report for the page, and its faults. */
interface Found {
  readonly words: string;
  readonly faults: readonly string[];
}

interface Run {
  readonly options: LoadOptions;
  readonly root: string;
  readonly server: string;
  readonly runner: ProcessRunner;
}

/**
 * The command: drives processes of the reference server on one PostgreSQL of this machine and prints the reports.
 * @returns the exit code: 1 when a part has faults
 */
export async function main(args: string[], root: string): Promise<number> {
  if (printUsage(args, USAGE)) return 0;
  const options = readOptions(args);
  if (options.database === '' && postgresMissing !== null) throw new Error(postgresMissing);
  // Refuses to run with a DATABASE_URL of another machine, although it is not used.
  const given = process.env['DATABASE_URL'] ?? '';
  if (options.database === '' && given !== '') ownDatabase(given);
  const postgres = options.database === '' ? await startPostgres(SETTINGS) : null;
  const runner = await createProcessRunner([]);
  const stop = async () => {
    await runner.stop();
    await postgres?.stop();
  };
  // An interrupted run leaves neither processes nor a database.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  const run: Run = { options, root, server: postgres?.url ?? options.database, runner };
  try {
    const parts = { growth, exchanges, kills, cost, 'sign-ins': signIns, heap };
    let faults = 0;
    for (const part of options.parts) {
      const { words, faults: found } = await parts[part](run);
      console.log(`\n${words}`);
      const heading = `${dayAndMachine()}, with the database and the driver.`;
      if (options.write)
        writeBetween(path.join(root, 'docs/PERFORMANCE.md'), `load ${part}`, `${heading}\n\n${words}`);
      for (const fault of found.slice(0, 20)) console.error(fault);
      faults += found.length;
    }
    return faults > 0 ? 1 : 0;
  } finally {
    await stop();
  }
}

const startOn = async ({ runner }: Run, url: string) => runner.start({ DATABASE_URL: url, SEED_DEMO: '0' });

async function growth(run: Run): Promise<Found> {
  const cases: Case[] = [];
  for (const customers of run.options.customers) {
    const began = Date.now();
    const { url, drop } = await makeDatabase(run.server, run.root, customers);
    console.log(`${customers} customers made in ${Math.round((Date.now() - began) / 1000)} s`);
    for (const processes of run.options.processes) {
      cases.push({ customers, processes, figures: await driveAll(run, url, customers, processes) });
      console.log(tableOf(cases.slice(-1)).split('\n')[2]);
    }
    await drop();
  }
  const grown = growthOf(cases);
  const times = grown.map(({ processes, growth: factor }) => `${factor} with ${processes}`).join(', ');
  const words = `What a call of the home costs with the most customers, to the fewest: ${times}; at most ${MOST_GROWTH}.`;
  const faults = grown.filter(({ growth: factor }) => factor > MOST_GROWTH);
  return {
    words: `${tableOf(cases)}\n\n${words}`,
    faults: faults.map(
      ({ processes, growth: factor }) => `a home grows ${factor} times with ${processes} processes`,
    ),
  };
}

async function driveAll(
  run: Run,
  url: string,
  customers: number,
  count: number,
): Promise<Record<Scene, Figures>> {
  const processes = await Promise.all(Array.from({ length: count }, async () => startOn(run, url)));
  const bases = processes.map(({ base }) => base);
  const signedIn = Math.min(SIGNED_IN, customers);
  const figures = {} as Record<Scene, Figures>;
  for (const scene of SCENES) {
    await drive(bases, scene, signedIn, { duration: 1 });
    figures[scene] = await drive(bases, scene, signedIn, { duration: run.options.seconds });
  }
  await Promise.all(processes.map(async ({ kill }) => kill()));
  return figures;
}

async function exchanges(run: Run): Promise<Found> {
  const { url, drop } = await makeDatabase(run.server, run.root, 1000);
  const processes = await Promise.all([1, 2, 3, 4].map(async () => startOn(run, url)));
  const began = Date.now();
  const outcomes = await mixExchanges(processes, run.options.exchanges);
  const seconds = (Date.now() - began) / 1000;
  const faults = await faultsInBooks(url, outcomes);
  const done = outcomes.filter(({ acknowledged }) => acknowledged.size > 0).length;
  await Promise.all(processes.map(async ({ kill }) => kill()));
  await drop();
  return {
    words: `${run.options.exchanges} mixed exchanges from 4 processes in ${seconds.toFixed(1)} s, a quarter sent twice at once: ${done} done once each, ${refusedOf(outcomes)} refused; wrong in the books: ${faults.length}.`,
    faults,
  };
}

const refusedOf = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ acknowledged, refused }) => acknowledged.size === 0 && refused.size > 0).length;

async function kills(run: Run): Promise<Found> {
  const { url, drop } = await makeDatabase(run.server, run.root, 1000);
  const outcomes = await killUnderLoad(async () => startOn(run, url), 4, run.options.kills);
  const faults = await faultsInBooks(url, outcomes);
  const done = outcomes.filter(({ acknowledged }) => acknowledged.size > 0).length;
  const lost = outcomes.filter((outcome) => outcome.lost > 0).length;
  await drop();
  return {
    words: `\`kill -9\` of one of 4 processes, ${run.options.kills} times, in the middle of ${outcomes.length} exchanges: ${done} acknowledged, ${lost} cut off; acknowledged and not there, or wrong in the books: ${faults.length}.`,
    faults,
  };
}

/** The most that a call may cost, as a multiple of a server of Fastify and pg alone, which limits no attempts to sign in. */
const MOST_COST: Readonly<Record<Cost['scene'], number>> = {
  balance: 2.5,
  exchange: 2.5,
  offers: 1,
  person: 1.5,
  'sign-in': 8,
};

async function cost(run: Run): Promise<Found> {
  const { url, drop } = await makeDatabase(run.server, run.root, 1000);
  const found = await costs(run.root, run.runner, url, { signedIn: 1000, calls: 1000 });
  await drop();
  const ratio = ({ ours, bare }: Cost) => Math.round((100 * ours) / bare) / 100;
  return {
    words: table(
      ['call', 'this', 'Fastify and pg alone', 'ours to it'],
      found.map((one) => [one.scene, `${one.ours.toFixed(3)} ms`, `${one.bare.toFixed(3)} ms`, ratio(one)]),
    ),
    faults: found
      .filter((one) => ratio(one) > MOST_COST[one.scene])
      .map((one) => `${one.scene} costs ${ratio(one)} times`),
  };
}

/**
 * The least sign-ins a second of two cores, and the most that another call may take beside them, as a multiple of its time
 * alone.
 */
const LEAST_SIGN_INS = 8;
const MOST_BESIDE = 1.2;
const ROUNDS = 3;

interface Beside {
  readonly scene: 'health' | 'balance';
  readonly alone: Waits;
  readonly beside: Waits;
}

/**
 * Measures sign-ins with the cost of real passwords, eight at a time, and the response times of other calls meanwhile; the best
 * round counts.
 */
async function signIns(run: Run): Promise<Found> {
  const { memoryKib, passes } = DEFAULT_ARGON2;
  const { url, drop } = await makeDatabase(run.server, run.root, 1000, DEFAULT_ARGON2);
  const hashes = { ARGON2_MEMORY_KIB: String(memoryKib), ARGON2_PASSES: String(passes) };
  const started = run.runner.run([], { DATABASE_URL: url, SEED_DEMO: '0', ...hashes });
  const base = await addressOf(started);
  const extent = { duration: run.options.seconds };
  const signingIn = async () => drive([base], 'sign-in', 1000, extent, 8);
  const before = usedMs(started.child.pid ?? 0);
  const first = await signingIn();
  const each = (usedMs(started.child.pid ?? 0) - before) / first.answered;
  const others: Beside[] = [];
  for (const scene of ['health', 'balance'] as const) {
    const rounds: Beside[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await watch(base, scene, run.options.seconds);
      const [, beside] = await Promise.all([signingIn(), watch(base, scene, run.options.seconds)]);
      rounds.push({ scene, alone, beside });
    }
    others.push(rounds.reduce((best, round) => (timesOf(round) < timesOf(best) ? round : best)));
  }
  await end(started.child, 'SIGKILL');
  await drop();
  const { perSecond, p99 } = first;
  const cell = ({ p50, p99: slow }: Waits) => `${p50} ms, ${slow} ms`;
  return {
    words: [
      `Eight at a time on ${os.availableParallelism()} cores: ${perSecond.toFixed(1)} a second, p99 ${p99} ms, ${Math.round(each)} ms of the processor each.`,
      '',
      table(
        ['median, p99', 'alone', 'beside eight sign-ins at a time', 'medians'],
        others.map((pair) => [pair.scene, cell(pair.alone), cell(pair.beside), `${timesOf(pair)} ×`]),
      ),
    ].join('\n'),
    faults: [
      ...(perSecond < LEAST_SIGN_INS ? [`${perSecond.toFixed(1)} sign-ins a second`] : []),
      ...others
        .filter((pair) => timesOf(pair) > MOST_BESIDE)
        .map((pair) => `${pair.scene} takes ${timesOf(pair)} times as long beside sign-ins`),
    ],
  };
}

const timesOf = ({ alone, beside }: Beside) => Math.round((100 * beside.p50) / alone.p50) / 100;

/** Measures the used heap under all kinds of calls: the lowest of each tenth of the time, after garbage collection. */
async function heap(run: Run): Promise<Found> {
  const { url, drop } = await makeDatabase(run.server, run.root, 1000);
  const started = run.runner.run([], { DATABASE_URL: url, SEED_DEMO: '0', METRICS_PORT: '0' });
  const base = await addressOf(started);
  const [, port] = await printed(started, /"port":(\d+),"msg":"metrics"/);
  const duration = 60 * run.options.minutes;
  const [figures, megabytes] = await Promise.all([
    Promise.all(
      SCENES.map(async (scene) => drive([base], scene, 1000, { duration }, scene === 'home' ? 4 : 1)),
    ),
    heapsOf(`http://127.0.0.1:${port}/metrics`, duration),
  ]);
  const calls = figures.reduce((sum, { answered }) => sum + answered, 0);
  await end(started.child, 'SIGKILL');
  await drop();
  const tenths = leastOfTenths(megabytes);
  const times = growthOfHeap(tenths);
  const list = tenths.map((one) => one.toFixed(1)).join(', ');
  return {
    words: `${calls} calls of every kind in ${run.options.minutes} minutes; MB of used heap, the least of each tenth: ${list}. The last five to the five before: ${times} times.`,
    faults: times > MOST_HEAP ? [`the heap grows ${times} times`] : [],
  };
}

/** Samples the used heap twice a second, in MB. */
async function heapsOf(metrics: string, seconds: number): Promise<number[]> {
  const found: number[] = [];
  for (const until = Date.now() + 1000 * seconds; Date.now() < until; await pause(500)) {
    const text = await (await fetch(metrics)).text();
    found.push(Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20);
  }
  return found;
}
