import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError, sql, type SQL } from 'drizzle-orm';
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { PoolFigures } from '../operate/metrics.ts';

/** The one database type of all queries: embedded and networked PostgreSQL alike; also a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  /** Where others may connect to the same database; undefined when embedded. */
  readonly url?: string;
  /** Figures of the pool; undefined when embedded. */
  readonly pool?: () => PoolFigures;
  /** How many migrations of this program's the database has. */
  readonly migrated: () => Promise<number>;
  /** Applies the SQL migrations of `folder`; runs `after` before other processes may migrate or seed. */
  readonly prepare: (folder: string, after: (db: Db) => Promise<void>) => Promise<void>;
  /** The whole embedded data directory as a tar, for tests; undefined on a networked PostgreSQL. */
  readonly dump?: () => Promise<Blob>;
  readonly close: () => Promise<void>;
}

/** How a process uses its PostgreSQL. */
export interface PoolSettings {
  readonly max: number;
  readonly connectMs: number;
  /** A statement, and a transaction that says nothing more, is cut off after it. */
  readonly statementMs: number;
}

const POOL: PoolSettings = { max: 10, connectMs: 5000, statementMs: 15_000 };
/** The driver waits longer than the server: a statement that is cut off is told by the one that knows why. */
const LATER_MS = 5000;

/** Any constant: the advisory lock under which processes on one PostgreSQL migrate and seed in turn. */
const PREPARE_LOCK = 7_304_511;

/**
 * Opens the embedded PostgreSQL in `dataDir` (undefined: in memory), creating it when absent. The caller holds
 * the lock of the folder: a second process would lose rows silently.
 */
export async function openEmbedded(dataDir: string | undefined, snapshot?: Blob): Promise<Database> {
  const client = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  return onClient(client);
}

/** The database of an embedded PostgreSQL that runs already; closing it ends that one. */
export function onClient(client: PGlite): Database {
  client.parsers = ofTypesAlone(client.parsers);
  const db = drizzlePglite({ client, casing: 'snake_case' });
  return {
    db,
    kind: 'embedded',
    migrated: async () => countMigrations(db),
    prepare: async (migrationsFolder, after) => {
      await migratePglite(db, { migrationsFolder });
      await after(db);
    },
    dump: async () => client.dumpDataDir('none'),
    close: async () => client.close(),
  };
}

/** From this number on PostgreSQL names what it has made for tables, the array of each one's rows among it. */
const FIRST_OF_TABLES = 10_000;

/** PGlite copies its parsers for each query of Drizzle's, a third of a query's cost: those of arrays of rows are not asked for. */
function ofTypesAlone(parsers: PGlite['parsers']): PGlite['parsers'] {
  return Object.fromEntries(Object.entries(parsers).filter(([type]) => !(Number(type) >= FIRST_OF_TABLES)));
}

/** Thrown when the PostgreSQL of an address cannot be used: it is not there, or lets nobody in. */
class NoDatabaseError extends Error {
  constructor({ cause }: DrizzleQueryError) {
    // Of a host with several addresses the code alone is told.
    const { message, code } = cause as NodeJS.ErrnoException;
    super(`O banco de dados de DATABASE_URL não pode ser usado: ${message || code}. (No database there.)`);
    this.name = 'NoDatabaseError';
  }
}

/** Opens a pool on the PostgreSQL of `url`. Throws NoDatabaseError when it does not answer. */
export async function openPostgres(url: string, settings: Partial<PoolSettings> = {}): Promise<Database> {
  const pool = openPool(url, { ...POOL, ...settings });
  const db = drizzlePg({ client: pool, casing: 'snake_case' });
  try {
    await db.execute(sql`select 1`);
  } catch (error) {
    await pool.end();
    throw error instanceof DrizzleQueryError ? new NoDatabaseError(error) : error;
  }
  return {
    db,
    kind: 'postgres',
    url,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    migrated: async () => countMigrations(db),
    prepare: async (migrationsFolder, after) => {
      // Not of the pool: an index of a large table takes longer than a statement of a request may.
      const holder = new pg.Client({ connectionString: url });
      await holder.connect();
      await setUp(holder, {});
      try {
        await holder.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
        await migrateBetween(holder, migrationsFolder);
        await after(db);
      } finally {
        await holder.end();
      }
    },
    close: async () => pool.end(),
  };
}

/** What a connection needs, whatever the database or the role has been set to. Not in `options`: poolers refuse those. */
const SETTINGS = { timezone: 'UTC', datestyle: 'ISO, MDY', intervalstyle: 'postgres' };

async function setUp(client: pg.ClientBase, more: Readonly<Record<string, string>>): Promise<void> {
  const settings = Object.entries({ ...SETTINGS, ...more });
  const calls = settings.map((_one, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, false)`);
  await client.query(`select ${calls.join(', ')}`, settings.flat());
}

function openPool(url: string, { max, connectMs, statementMs }: PoolSettings): pg.Pool {
  const limit = String(statementMs);
  const timeouts = { statement_timeout: limit, idle_in_transaction_session_timeout: limit };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs + LATER_MS,
    keepAlive: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its type does not say so
    onConnect: async (client) => setUp(client, timeouts),
  });
  // A connection that the server closes must not end the process, idle or in a transaction: its query says so, and the
  // next one opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** 0 where the table of migrations is not there. */
async function countMigrations(db: Db): Promise<number> {
  const [found] = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (found?.there !== true) return 0;
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return row?.count ?? 0;
}

/** How long a migration waits for a table, and everybody else behind it; and how long it then lets them pass. */
const STEP_BACK = { lockTimeoutMs: 300, pauseMs: 700, tries: 200 };

/**
 * Migrates while others work: one that finds a table in use steps back at once and tries again, for all that comes
 * after it waits behind it. Everything or nothing of it is done.
 * @throws the database's refusal when the table was never free, some minutes long
 * @rule C6.13
 */
async function migrateBetween(client: pg.Client, migrationsFolder: string): Promise<void> {
  const db = drizzlePg({ client, casing: 'snake_case' });
  const { lockTimeoutMs, pauseMs, tries } = STEP_BACK;
  await client.query(`set lock_timeout = ${lockTimeoutMs}`);
  try {
    for (let left = tries; !(await migrateUnlessInUse(db, migrationsFolder, left === 1)); left -= 1)
      await pause(pauseMs);
  } finally {
    await client.query('set lock_timeout to default');
  }
}

/** False: a table was in use, and nothing was done; where it `isLast`, that is thrown. */
async function migrateUnlessInUse(
  db: NodePgDatabase,
  migrationsFolder: string,
  isLast: boolean,
): Promise<boolean> {
  try {
    await migratePg(db, { migrationsFolder });
    return true;
  } catch (error) {
    if (isLast || !isLockTimeout(error)) throw error;
    return false;
  }
}

/** Whether a statement was refused because it would have had to wait longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  return ((error.cause ?? {}) as Record<string, unknown>)['code'] === '55P03';
}

/** Runs raw SQL and returns its rows; both drivers answer `{rows}` but their common type does not say so. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}
