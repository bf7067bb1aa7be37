import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_ARGON2 } from '../../server/security/passwords.ts';
import { postgresMissing, startPostgres } from '../../server/testing/postgres.ts';
import { addressOf, createProcessRunner, end, type ProcessRunner } from '../../server/testing/process.ts';
import { type Cost, costs, usedMs } from './cost.ts';
import { makeDatabase, SIGNED_IN } from './database.ts';
import { drive, type Figures, type Scene, SCENES } from './drive.ts';
import { faultsInBooks, mixExchanges, type Outcome } from './exchanges.ts';
import { killUnderLoad } from './kills.ts';
import { type LoadOptions, ownDatabase, type Part, readOptions } from './options.ts';
import { type Case, growthOf, MOST_GROWTH, tableOf } from './tables.ts';

/** A database server of a size that a small deployment has. */
const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=8GB', 'max_connections=200', 'autovacuum=off'];

/** What a part found: the words for the page, and what must not be. */
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
 * The command: drives processes of the reference server on one PostgreSQL of this machine, prints what it finds.
 * @returns the exit code: 1 when a home grows or the books are wrong
 */
export async function main(args: string[], root: string): Promise<number> {
  const options = readOptions(args);
  if (options.database === '' && postgresMissing !== null) throw new Error(postgresMissing);
  // A variable is no permission: what it names must be this machine's, too.
  const given = process.env['DATABASE_URL'] ?? '';
  if (options.database === '' && given !== '') ownDatabase(given);
  const postgres = options.database === '' ? await startPostgres(SETTINGS) : null;
  const runner = await createProcessRunner([]);
  const stop = async () => {
    await runner.stop();
    await postgres?.stop();
  };
  // Ended early it leaves nothing behind: neither processes nor a database.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  const run: Run = { options, root, server: postgres?.url ?? options.database, runner };
  try {
    const parts = { growth, exchanges, kills, cost, 'sign-ins': signIns };
    let faults = 0;
    for (const part of options.parts) {
      const { words, faults: found } = await parts[part](run);
      console.log(`\n${words}`);
      if (options.write) writeReport(path.join(root, 'docs/PERFORMANCE.md'), part, words);
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

/** What a call may cost, to a server of Fastify and pg alone. */
const MOST_COST = 2.5;

async function cost(run: Run): Promise<Found> {
  const { url, drop } = await makeDatabase(run.server, run.root, 1000);
  const found = await costs(run.root, run.runner, url, { signedIn: 1000, calls: 1000 });
  await drop();
  const ratio = ({ ours, bare }: Cost) => Math.round((100 * ours) / bare) / 100;
  const rows = found.map(
    (one) => `| ${one.scene} | ${one.ours.toFixed(3)} ms | ${one.bare.toFixed(3)} ms | ${ratio(one)} |`,
  );
  return {
    words: ['| call | this | Fastify and pg alone | ours to it |', '| --- | --- | --- | --- |', ...rows].join(
      '\n',
    ),
    faults: found
      .filter((one) => ratio(one) > MOST_COST)
      .map((one) => `${one.scene} costs ${ratio(one)} times`),
  };
}

/** Sign-ins at the cost of real passwords, eight at a time, and what another call waits meanwhile. */
async function signIns(run: Run): Promise<Found> {
  const { memoryKib, passes } = DEFAULT_ARGON2;
  const { url, drop } = await makeDatabase(run.server, run.root, 1000, DEFAULT_ARGON2);
  const env = {
    DATABASE_URL: url,
    SEED_DEMO: '0',
    ARGON2_MEMORY_KIB: String(memoryKib),
    ARGON2_PASSES: String(passes),
  };
  const started = run.runner.run([], env);
  const base = await addressOf(started);
  const extent = { duration: run.options.seconds };
  const alone = await drive([base], 'balance', 1000, extent, 1);
  const before = usedMs(started.child.pid ?? 0);
  const first = await drive([base], 'sign-in', 1000, extent, 8);
  const each = (usedMs(started.child.pid ?? 0) - before) / first.answered;
  const [busy, beside] = await Promise.all([
    drive([base], 'sign-in', 1000, extent, 8),
    drive([base], 'balance', 1000, extent, 1),
  ]);
  await end(started.child, 'SIGKILL');
  await drop();
  const words = [first, busy].map(({ perSecond, p99 }) => `${perSecond.toFixed(1)} a second, p99 ${p99} ms`);
  return {
    words: `Sign-ins, eight at a time on ${os.availableParallelism()} cores: ${words[0]}, ${Math.round(each)} ms of the processor each (${(1000 / each).toFixed(1)} a second of a core); with a read beside them ${words[1]}. That read: median ${alone.p50} ms alone, ${beside.p50} ms beside them.`,
    faults: [],
  };
}

function writeReport(page: string, part: Part, words: string): void {
  const [begin, finish] = [`<!-- load ${part} -->`, `<!-- /load ${part} -->`];
  const text = readFileSync(page, 'utf8');
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? ''}`;
  const heading = `${new Date().toISOString().slice(0, 10)}, ${machine}, with the database and the driver.`;
  const made = [begin, '', heading, '', words, '', finish].join('\n');
  writeFileSync(
    page,
    text.slice(0, text.indexOf(begin)) + made + text.slice(text.indexOf(finish) + finish.length),
  );
}
