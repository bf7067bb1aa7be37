import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError, sql, type SQL } from 'drizzle-orm';
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { isDatabaseAway, isLockTimeout } from './errors.ts';
import { OperatorError } from '../lib/operator-error.ts';
import type { PoolFigures } from '../operate/metrics.ts';

/** The database type of all queries, embedded or networked; also a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  /** The address for other processes; undefined when embedded. */
  readonly url?: string;
  /** The pool's figures; undefined when embedded. */
  readonly pool?: () => PoolFigures;
  /** The number of applied migrations. */
  readonly migrated: () => Promise<number>;
  /** Applies the migrations of `folder`; runs `after` before other processes may migrate or seed. */
  readonly prepare: (folder: string, after: (db: Db) => Promise<void>) => Promise<void>;
  /** The embedded data directory as a tar, for tests; undefined on a networked PostgreSQL. */
  readonly dump?: () => Promise<Blob>;
  readonly close: () => Promise<void>;
}

/** Settings for a networked PostgreSQL. */
export interface PoolSettings {
  readonly max: number;
  readonly connectMs: number;
  /** Timeout of a statement and of an idle transaction. */
  readonly statementMs: number;
  /** How much longer the driver waits than the server, whose error says why. */
  readonly laterMs: number;
}

const POOL: PoolSettings = { max: 10, connectMs: 5000, statementMs: 15_000, laterMs: 5000 };

/** The advisory lock for migrating and seeding. */
const PREPARE_LOCK = 7_304_511;

/**
 * Opens the embedded PostgreSQL in `dataDir` (undefined: in memory). The caller holds the folder's lock: a second process
 * would lose rows.
 */
export async function openEmbedded(dataDir: string | undefined, snapshot?: Blob): Promise<Database> {
  const client = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  return onClient(client);
}

/** Wraps a running embedded PostgreSQL; closing it ends it. */
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

/** From this id on types belong to tables, such as each table's row array. */
const FIRST_OF_TABLES = 10_000;

/** PGlite copies its parsers per query, a third of its cost: parsers of row arrays are dropped. */
function ofTypesAlone(parsers: PGlite['parsers']): PGlite['parsers'] {
  return Object.fromEntries(Object.entries(parsers).filter(([type]) => !(Number(type) >= FIRST_OF_TABLES)));
}

/** Opens a pool on the PostgreSQL of `given`. Throws OperatorError when it does not answer or refuses the login. */
export async function openPostgres(given: string, settings: Partial<PoolSettings> = {}): Promise<Database> {
  const { url, pool } = await openFirst(addressesOf(given), { ...POOL, ...settings });
  const db = onPool(pool);
  return {
    db,
    kind: 'postgres',
    url: given,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    migrated: async () => countMigrations(db),
    prepare: async (migrationsFolder, after) => {
      // Not from the pool: building a large index exceeds a request's timeout.
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

/** What each `sslmode` of libpq tries in turn. */
const TLS_TRIES: Readonly<Record<string, readonly string[]>> = {
  disable: ['disable'],
  allow: ['disable', 'require'],
  prefer: ['require', 'disable'],
  require: ['require'],
  'verify-ca': ['verify-ca'],
  'verify-full': ['verify-full'],
};

/** The address as libpq reads it; one with the driver's own words about TLS stays as it is. */
function addressesOf(given: string): readonly string[] {
  if (!URL.canParse(given)) return [given];
  const { searchParams, hostname } = new URL(given);
  const isSocket = /^(?:\/|%2f)/i.test(searchParams.get('host') ?? hostname);
  const mode = searchParams.get('sslmode') ?? process.env['PGSSLMODE'] ?? 'prefer';
  const tries = TLS_TRIES[isSocket ? 'disable' : mode];
  if (tries === undefined || searchParams.has('ssl') || searchParams.has('uselibpqcompat')) return [given];
  return tries.map((sslmode) => {
    const url = new URL(given);
    url.searchParams.set('sslmode', sslmode);
    url.searchParams.set('uselibpqcompat', 'true');
    return url.href;
  });
}

/** The first address where a database answers. */
async function openFirst(
  addresses: readonly string[],
  settings: PoolSettings,
): Promise<{ readonly url: string; readonly pool: pg.Pool }> {
  const failures = new Set<string | undefined>();
  for (const url of addresses) {
    let pool: pg.Pool | undefined;
    try {
      pool = openPool(url, settings);
      await pool.query('select 1');
      return { url, pool };
    } catch (error) {
      await pool?.end();
      // With several addresses of a name the error has only a code.
      const { message, code } = error as NodeJS.ErrnoException;
      failures.add(message || code);
    }
  }
  throw new OperatorError(
    `O banco de dados de DATABASE_URL não pode ser usado: ${[...failures].join('; ')}. (No database there.)`,
  );
}

/** Session settings. Not in `options`: poolers refuse those. */
const SETTINGS = { timezone: 'UTC', datestyle: 'ISO, MDY', intervalstyle: 'postgres' };

async function setUp(client: pg.ClientBase, more: Readonly<Record<string, string>>): Promise<void> {
  const settings = Object.entries({ ...SETTINGS, ...more });
  const calls = settings.map((_one, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, false)`);
  await client.query(`select ${calls.join(', ')}`, settings.flat());
}

function openPool(url: string, { max, connectMs, statementMs, laterMs }: PoolSettings): pg.Pool {
  const limit = String(statementMs);
  const timeouts = { statement_timeout: limit, idle_in_transaction_session_timeout: limit };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    stream: () => endingWhenSilent(statementMs + laterMs),
    keepAlive: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its type does not say so
    onConnect: async (client) => setUp(client, timeouts),
  });
  // A closed connection must not end the process: its query fails and the next opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A socket that ends after a silence. The driver's `query_timeout` leaves it open, and a `rollback` waits as long again. */
function endingWhenSilent(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy(new Error('The database does not answer')));
}

/**
 * Drizzle on a pool, whose own transactions lose the connection when `begin` fails and give back one whose `rollback` failed
 * or whose prepared statements are outdated.
 */
function onPool(pool: pg.Pool): NodePgDatabase {
  const db: NodePgDatabase = drizzlePg({ client: pool, casing: 'snake_case' });
  const sessions = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const sessionOf = (client: pg.PoolClient) => {
    const session = sessions.get(client) ?? drizzlePg({ client, casing: 'snake_case' });
    sessions.set(client, session);
    return session;
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: Error) => {
      throw new DrizzleQueryError('begin', [], error);
    });
    let refused: unknown;
    let isUsable = false;
    try {
      const result = await sessionOf(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          refused = error;
          throw error;
        }
      }, config);
      isUsable = true;
      return result;
    } catch (error) {
      isUsable = error === refused && !isDatabaseAway(error);
      // The work's own error says more than its `rollback`'s.
      throw refused ?? error;
    } finally {
      client.release(!isUsable);
    }
  };
  return db;
}

const NO_HISTORY =
  'O banco de dados tem as tabelas do portal, mas não o que diz de que versão elas são: restaure também o esquema drizzle, com suas linhas (docs/deploy/SERVER.md, Backups). (The schema drizzle is missing.)';

/** 0 without a migrations table. Throws OperatorError when there are tables all the same. */
async function countMigrations(db: Db): Promise<number> {
  const [found] = await rowsOf<{ history: boolean; tables: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as history,
      to_regclass('pessoas') is not null as tables`,
  );
  const [row] =
    found?.history === true
      ? await rowsOf<{ count: number }>(
          db,
          sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
        )
      : [];
  const count = row?.count ?? 0;
  if (count === 0 && found?.tables === true) throw new OperatorError(NO_HISTORY);
  return count;
}

/** How long a migration waits for a table, blocking others, and how long it then lets them pass. */
const STEP_BACK = { lockTimeoutMs: 300, pauseMs: 700, tries: 200 };

/**
 * Migrates while others work: a migration that finds a table in use steps back and retries, because everything queues
 * behind it. All or nothing.
 * @throws the database's error when a table was never free
 * @rule C6.13
 */
async function migrateBetween(client: pg.Client, migrationsFolder: string): Promise<void> {
  const db = drizzlePg({ client, casing: 'snake_case' });
  await countMigrations(db);
  const { lockTimeoutMs, pauseMs, tries } = STEP_BACK;
  await client.query(`set lock_timeout = ${lockTimeoutMs}`);
  try {
    for (let left = tries; ; left -= 1) {
      try {
        return await migratePg(db, { migrationsFolder });
      } catch (error) {
        if (left === 1 || !isLockTimeout(error)) throw error;
      }
      await pause(pauseMs);
    }
  } finally {
    await client.query('set lock_timeout to default');
  }
}

/** Runs raw SQL and returns its rows; the drivers' common type lacks `{rows}`. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}
