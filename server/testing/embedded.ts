import { PGlite } from '@electric-sql/pglite';
import { onClient } from '../db/database.ts';
import { createRestore } from '../db/restore.ts';

/** An embedded database on loan, with the seeded rows; exclusive until returned. */
export interface Loan {
  readonly client: PGlite;
  readonly giveBack: () => void;
}

/** A database's memory only grows: replaced after so many files. */
const MAX_LOANS = 16;

interface Embedded {
  readonly key: string;
  loans: number;
  readonly client: PGlite;
  /** Restores the seeded rows. */
  readonly restore: () => Promise<void>;
  /** Counts of schema objects after seeding. */
  readonly form: string;
}

const idle: Embedded[] = [];

/**
 * Lends an embedded database with demo data. Starting one takes seconds, so it is shared by the test files of a process,
 * with its rows restored.
 * @param key identifies the seed
 * @param seeded provides the seeded data directory
 */
export async function lendDatabase(key: string, seeded: () => Promise<Blob>): Promise<Loan> {
  const embedded = (await takeIdle(key)) ?? (await create(key, seeded));
  embedded.loans += 1;
  return { client: embedded.client, giveBack: () => void idle.push(embedded) };
}

/** Ends idle databases at the end of the process, which they would keep alive. */
export async function closeIdle(): Promise<void> {
  await Promise.all(idle.splice(0).map(async ({ client }) => client.close()));
}

async function takeIdle(key: string): Promise<Embedded | undefined> {
  for (let found = idle.pop(); found !== undefined; found = idle.pop()) {
    if (found.key === key && found.loans < MAX_LOANS && (await isSetBack(found))) return found;
    await found.client.close();
  }
  return undefined;
}

/** False: the previous file left a transaction, table or function, or closed the database. */
async function isSetBack({ client, form, restore }: Embedded): Promise<boolean> {
  return restore().then(
    async () => (await formOf(client)) === form,
    () => false,
  );
}

/** PostgreSQL's catalogues of schema objects, and their column prefixes. */
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
  // Apart from a FAULTS server's own.
  const restore = createRestore(onClient(client).db, 'semeado');
  await restore();
  return { key, loans: 0, client, restore, form: await formOf(client) };
}
