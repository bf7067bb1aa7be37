import { PGlite } from '@electric-sql/pglite';
import { onClient } from '../db/database.ts';
import { createRestore } from '../db/restore.ts';

/** An embedded database on loan: its rows are the seeded ones. Nobody else uses it until it is given back. */
export interface Loan {
  readonly client: PGlite;
  readonly giveBack: () => void;
}

/** A database's memory only grows: after so many files another takes its place, or a large picture finds no room. */
const MOST_LOANS = 16;

interface Embedded {
  readonly key: string;
  loans: number;
  readonly client: PGlite;
  /** Sets every row back to the seeded one. */
  readonly restore: () => Promise<void>;
  /** How much of each kind its schema had when it was seeded. */
  readonly form: string;
}

const idle: Embedded[] = [];

/**
 * Lends an embedded database with the demo data. One takes seconds of a core to start, so it outlives the test file
 * that asked for it: the next file in this process gets the same one, with its rows set back.
 *
 * @param key names what was seeded: another key gets another database
 * @param seeded gives the seeded data directory, for a database that is new
 */
export async function lendDatabase(key: string, seeded: () => Promise<Blob>): Promise<Loan> {
  const embedded = (await takeIdle(key)) ?? (await create(key, seeded));
  embedded.loans += 1;
  return { client: embedded.client, giveBack: () => void idle.push(embedded) };
}

/** Ends the databases that nobody has on loan: at the end of the process, which one that runs would keep alive. */
export async function closeIdle(): Promise<void> {
  await Promise.all(idle.splice(0).map(async ({ client }) => client.close()));
}

async function takeIdle(key: string): Promise<Embedded | undefined> {
  for (let found = idle.pop(); found !== undefined; found = idle.pop()) {
    if (found.key === key && found.loans < MOST_LOANS && (await isSetBack(found))) return found;
    await found.client.close();
  }
  return undefined;
}

/** False: the file before left a transaction open, a table or a function, or closed the database. */
async function isSetBack({ client, form, restore }: Embedded): Promise<boolean> {
  return restore().then(
    async () => (await formOf(client)) === form,
    () => false,
  );
}

/** PostgreSQL's own tables of what a schema holds, and how their columns begin. */
const KINDS = { pg_class: 'rel', pg_constraint: 'con', pg_proc: 'pro' };

async function formOf(client: PGlite): Promise<string> {
  const counts = Object.entries(KINDS).map(
    ([table, prefix]) =>
      `(select count(*) from ${table} where ${prefix}namespace = current_schema()::regnamespace)`,
  );
  const { rows } = await client.query(`select ${counts.join()}`, [], { rowMode: 'array' });
  return JSON.stringify(rows);
}

async function create(key: string, seeded: () => Promise<Blob>): Promise<Embedded> {
  const client = await PGlite.create({ loadDataDir: await seeded() });
  // Beside the one that a server with FAULTS keeps for itself.
  const restore = createRestore(onClient(client).db, 'semeado');
  await restore();
  return { key, loans: 0, client, restore, form: await formOf(client) };
}
