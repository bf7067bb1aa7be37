import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createServer, type ServerOptions } from '../app.ts';
import { type Database, type Db, onClient, openEmbedded, openPostgres } from '../db/database.ts';
import { systemClock, today } from '../lib/dates.ts';
import { createPasswords } from '../security/passwords.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { findServerRoot } from '../server-root.ts';
import { closeIdle, lendDatabase } from './embedded.ts';
import { tokenOf } from './token.ts';

export interface TestServerOptions extends Partial<Omit<ServerOptions, 'db'>> {
  /** False: `app.inject` only, no port. */
  readonly listen?: boolean;
  /** A running server's database, to be shared; a second costs seconds. */
  readonly db?: Db;
}

export interface TestServer {
  readonly app: FastifyInstance;
  /** `http://127.0.0.1:<random port>`; '' without `listen`. */
  readonly baseUrl: string;
  readonly db: Db;
  readonly outboxDir: string;
  /** The suite's database on a networked PostgreSQL; undefined when embedded. */
  readonly databaseUrl: string | undefined;
  /** A token as from a sign-in, without its fifteen statements. */
  readonly issueToken: (documento: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const sharing = (db: Db) => ({ db, url: undefined, close: () => Promise.resolve() });

/** Sign-ins in tests take milliseconds. */
const ARGON2 = { memoryKib: 64, passes: 1 };
const DAY_MS = 86_400_000;

/**
 * A server on fresh demo data: embedded, or a new database on DATABASE_URL. For Jest with --experimental-vm-modules. Call
 * `stop` at the end.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { listen = true, db: shared, ...rest } = options;
  const database = shared === undefined ? await openTestDatabase() : sharing(shared);
  const outboxDir = rest.outboxDir ?? (await mkdtemp(join(tmpdir(), 'portal-outbox-')));
  const app = await createServer({
    argon2: ARGON2,
    keepsConnections: true,
    ...rest,
    db: database.db,
    outboxDir,
  });
  if (listen) await app.listen({ host: '127.0.0.1', port: 0 });
  else await app.ready();
  const address = app.server.address() as AddressInfo | null;
  return {
    app,
    baseUrl: address === null ? '' : `http://127.0.0.1:${address.port}`,
    db: database.db,
    outboxDir,
    databaseUrl: database.url,
    issueToken: async (documento) => tokenOf(database.db, documento, rest),
    stop: async () => {
      // Pending work of a test is not awaited.
      app.server.closeAllConnections();
      await app.close();
      await database.close();
      if (rest.outboxDir === undefined) await rm(outboxDir, { recursive: true, force: true });
    },
  };
}

export { closeIdle, lendDatabase };

/** Jest isolates modules per file; `scripts/jest/server-environment.ts` provides the shared one. */
const lend = (globalThis as { lendDatabase?: typeof lendDatabase }).lendDatabase ?? lendDatabase;

/** A seeded database, on the PostgreSQL of `url` or embedded; closing drops or returns it. */
export async function openTestDatabase(url = process.env['DATABASE_URL']): Promise<Database> {
  const key = await seedKey();
  if (url !== undefined && url !== '') return cloneDatabase(url, key);
  const { client, giveBack } = await lend(key, async () => snapshot(key));
  return { ...onClient(client), close: async () => giveBack() };
}

/** Changes with the day and everything that affects the seed. */
async function seedKey(): Promise<string> {
  const day = today(systemClock);
  if (ofDay?.day !== day) ofDay = { day, key: hashSeed(day) };
  return ofDay.key;
}

let ofDay: { readonly day: string; readonly key: Promise<string> } | undefined;

async function hashSeed(day: string): Promise<string> {
  const root = findServerRoot(process.env['SERVER_ROOT']);
  const hash = createHash('sha256').update(day);
  const names = await readdir(root, { recursive: true });
  for (const name of names.filter((one) => /\.(ts|sql)$/.test(one) && !one.endsWith('.test.ts')).sort())
    hash.update(name).update(await readFile(join(root, name)));
  return hash.digest('hex').slice(0, 16);
}

async function prepare(database: Database): Promise<void> {
  const migrations = join(findServerRoot(process.env['SERVER_ROOT']), 'migrations');
  const passwords = createPasswords(ARGON2);
  await database.prepare(migrations, async (db) => seedIfEmpty(db, today(systemClock), passwords));
}

/** Creates today's template for `openTestDatabase`, before the first test. */
export async function prepareTestDatabase(): Promise<void> {
  if ((process.env['DATABASE_URL'] ?? '') === '') await snapshot(await seedKey());
}

/** initdb takes seconds: done once, its tar is loaded by every process. */
async function snapshot(key: string): Promise<Blob> {
  const folder = join(tmpdir(), `portal-fidelidade-jest-${process.getuid?.() ?? ''}`);
  const path = join(folder, `${key}.tar`);
  const exists = await stat(path).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await mkdir(folder, { recursive: true });
    const database = await openEmbedded(undefined);
    await prepare(database);
    // A database from the tar recovers first; its progress timer would keep the process alive.
    await database.db.execute(sql`alter system set log_startup_progress_interval = 0`);
    const tar = await database.dump?.();
    await database.close();
    // Renamed when complete, for concurrent suites.
    const partial = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(partial, Buffer.from((await tar?.arrayBuffer()) ?? new ArrayBuffer(0)));
    for (const old of await readdir(folder)) await removeStale(join(folder, old));
    await rename(partial, path);
  }
  return new Blob([await readFile(path)]);
}

/** Another checkout may be reading a newer one. */
async function removeStale(tar: string): Promise<void> {
  const found = await stat(tar).catch(() => null);
  if (found !== null && found.mtimeMs < Date.now() - DAY_MS) await rm(tar, { force: true });
}

async function cloneDatabase(url: string, key: string): Promise<Database> {
  const template = `portal_modelo_${key}`;
  const name = `portal_teste_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(7304512)');
    const existing = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (existing.rowCount === 0) {
      await admin.query(`create database ${template}_novo`);
      const fresh = await openPostgres(withDatabase(url, `${template}_novo`), { max: 2 });
      await prepare(fresh);
      await fresh.close();
      await admin.query(`alter database ${template}_novo rename to ${template}`);
      const old = await admin.query<{ datname: string }>(
        'select datname from pg_database where datname like $1 and datname <> $2',
        ['portal\\_modelo\\_%', template],
      );
      for (const { datname } of old.rows) await admin.query(`drop database ${datname}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  const database = await openPostgres(withDatabase(url, name));
  return { ...database, close: async () => dropDatabase(database, url, name) };
}

async function dropDatabase(database: Database, url: string, name: string): Promise<void> {
  await database.close();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}

/** The same server on another database. */
export function withDatabase(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}
