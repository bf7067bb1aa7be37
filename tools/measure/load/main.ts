import path from 'node:path';
import { DEFAULT_ARGON2 } from '../../../server/security/passwords.ts';
import { postgresMissing, startPostgres } from '../../../server/testing/postgres.ts';
import { createProcessRunner, type ServerProcess } from '../../../server/testing/process.ts';
import { dayAndMachine, writeBetween } from '../../../scripts/lib/report.mjs';
import { printUsage } from '../../../scripts/lib/usage.mjs';
import { drive, SCENES } from './drive.ts';
import { faultsInBooks, killUnderLoad, mixExchanges, type Outcome } from './exchanges.ts';
import { type LoadOptions, localDatabase, readOptions, USAGE } from './options.ts';
import { type LoadDatabase, makeDatabase, SIGNED_IN } from './seed.ts';
import { type Case, growthOf, MAX_GROWTH, tableOf } from './tables.ts';

/** A database server of a size that a small deployment has. */
const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=8GB', 'max_connections=200', 'autovacuum=off'];
/** Real passwords: a sign-in costs what it costs in operation. */
const HASHES = {
  ARGON2_MEMORY_KIB: String(DEFAULT_ARGON2.memoryKib),
  ARGON2_PASSES: String(DEFAULT_ARGON2.passes),
};

/** A part's report for the page, and its faults. */
interface Found {
  readonly words: string;
  readonly faults: readonly string[];
}

interface Run {
  readonly options: LoadOptions;
  readonly makeDatabase: (customers: number) => Promise<LoadDatabase>;
  readonly start: (database: LoadDatabase) => Promise<ServerProcess>;
}

const PARTS = { growth, exchanges, kills };

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
  if (options.database === '' && given !== '') localDatabase(given);
  const postgres = options.database === '' ? await startPostgres(SETTINGS) : null;
  const runner = await createProcessRunner([]);
  const stop = async () => {
    await runner.stop();
    await postgres?.stop();
  };
  // An interrupted run leaves neither processes nor a database.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  const run: Run = {
    options,
    makeDatabase: async (customers) => makeDatabase(postgres?.url ?? options.database, root, customers),
    start: async ({ url }) => runner.start({ DATABASE_URL: url, SEED_DEMO: '0', ...HASHES }),
  };
  try {
    let faults = 0;
    for (const part of options.parts) {
      const { words, faults: found } = await PARTS[part](run);
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

/** Every call with more and more customers, through more and more processes. */
async function growth(run: Run): Promise<Found> {
  const cases: Case[] = [];
  for (const customers of run.options.customers) {
    const began = Date.now();
    const database = await run.makeDatabase(customers);
    console.log(`${customers} customers made in ${Math.round((Date.now() - began) / 1000)} s`);
    for (const processes of run.options.processes)
      cases.push(...(await driveAll(run, database, customers, processes)));
    await database.drop();
  }
  const grown = growthOf(cases);
  const times = grown.map(({ processes, growth: factor }) => `${factor} with ${processes}`).join(', ');
  return {
    words: `${tableOf(cases)}\n\nWhat a call of the home costs with the most customers, to the fewest: ${times}; at most ${MAX_GROWTH}.`,
    faults: grown
      .filter(({ growth: factor }) => factor > MAX_GROWTH)
      .map(({ processes, growth: factor }) => `a home grows ${factor} times with ${processes} processes`),
  };
}

async function driveAll(
  run: Run,
  database: LoadDatabase,
  customers: number,
  processes: number,
): Promise<Case[]> {
  const servers = await startMany(run, database, processes);
  const bases = servers.map(({ base }) => base);
  const signedIn = Math.min(SIGNED_IN, customers);
  const cases: Case[] = [];
  for (const scene of SCENES) {
    await drive(bases, scene, signedIn, { duration: 1 });
    const figures = await drive(bases, scene, signedIn, { duration: run.options.seconds });
    cases.push({ customers, processes, scene, figures });
    console.log(tableOf(cases.slice(-1)).split('\n')[2]);
  }
  await Promise.all(servers.map(async ({ kill }) => kill()));
  return cases;
}

const startMany = async (run: Run, database: LoadDatabase, count: number) =>
  Promise.all(Array.from({ length: count }, async () => run.start(database)));

async function exchanges(run: Run): Promise<Found> {
  const { exchanges: total } = run.options;
  const database = await run.makeDatabase(1000);
  const servers = await startMany(run, database, 4);
  const began = Date.now();
  const outcomes = await mixExchanges(servers, total);
  const seconds = (Date.now() - began) / 1000;
  const faults = await faultsInBooks(database.url, outcomes);
  await Promise.all(servers.map(async ({ kill }) => kill()));
  await database.drop();
  const refused = outcomes.filter((outcome) => !isDone(outcome) && outcome.refused.size > 0);
  return {
    words: `${total} mixed exchanges from 4 processes in ${seconds.toFixed(1)} s, a quarter sent twice at once: ${outcomes.filter(isDone).length} done once each, ${refused.length} refused; wrong in the books: ${faults.length}.`,
    faults,
  };
}

const isDone = ({ acknowledged }: Outcome) => acknowledged.size > 0;

async function kills(run: Run): Promise<Found> {
  const database = await run.makeDatabase(1000);
  const outcomes = await killUnderLoad(async () => run.start(database), 4, run.options.kills);
  const faults = await faultsInBooks(database.url, outcomes);
  await database.drop();
  const lost = outcomes.filter((outcome) => outcome.lost > 0);
  return {
    words: `\`kill -9\` of one of 4 processes, ${run.options.kills} times, in the middle of ${outcomes.length} exchanges: ${outcomes.filter(isDone).length} acknowledged, ${lost.length} cut off; acknowledged and not there, or wrong in the books: ${faults.length}.`,
    faults,
  };
}
