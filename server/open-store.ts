import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataDirLock, lockDataDir } from './db/data-dir-lock.ts';
import { type Database, type Db, openEmbedded, openPostgres } from './db/database.ts';
import { demandSchema } from './db/readiness.ts';
import { systemClock, today } from './lib/dates.ts';
import { makeDataPrivate, makePrivate } from './lib/private-files.ts';
import { createPasswords } from './security/passwords.ts';
import { isDemo, resetDemo, seedIfEmpty } from './seed/seed.ts';
import type { PoolFigures } from './operate/metrics.ts';
import { findServerRoot } from './server-root.ts';
import { OperatorError } from './lib/operator-error.ts';
import type { Settings } from './settings.ts';

/** The argument of the child process that creates the embedded database. */
export const PREPARE = 'prepare';

export interface Store {
  readonly db: Db;
  /** The database has the demonstration with its public password. */
  readonly demo: boolean;
  /** Of a networked PostgreSQL. */
  readonly pool: (() => PoolFigures) | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Opens and migrates the database of the settings; seeds an empty one when allowed. An embedded one is locked
 * (OperatorError when it is in use) and created by a child process.
 */
export async function openStore(settings: Settings): Promise<Store> {
  if (!isPrepared(settings)) await prepareInChild(settings);
  return openDirectly(settings);
}

/**
 * Creates the embedded database when missing: the child process's work. In a temporary folder beside it, so that an
 * interrupted start begins anew.
 */
export async function prepareStore(settings: Settings): Promise<void> {
  if (isPrepared(settings)) return;
  const lock = await lockDataDir(settings.dataDir);
  try {
    if (isPrepared(settings)) return;
    const unfinished = join(settings.dataDir, 'pg.inacabado');
    await rm(unfinished, { recursive: true, force: true });
    const database = await openEmbedded(unfinished);
    try {
      await prepare(database, settings);
    } finally {
      await database.close();
    }
    makePrivate(unfinished);
    await rename(unfinished, folderOf(settings));
  } finally {
    await lock.release();
  }
}

/** Resets the demo data; throws OperatorError for foreign data, or where others may connect. */
export async function resetStore(settings: Settings): Promise<void> {
  if (!settings.seedDemo)
    throw new OperatorError(
      'As contas de demonstração têm senha conhecida: fora desta máquina, só com SEED_DEMO=1. (No demo data here.)',
    );
  // Seeding now would mark foreign data as the demonstration.
  const store = await openStore({ ...settings, seedDemo: false });
  try {
    await resetDemo(store.db, today(systemClock), createPasswords(settings.argon2));
  } finally {
    await store.close();
  }
}

const isPrepared = (settings: Settings): boolean =>
  settings.databaseUrl !== undefined || existsSync(folderOf(settings));

const folderOf = ({ dataDir }: Settings): string => join(dataDir, 'pg');

/** Migrates, and seeds an empty database when allowed. */
async function prepare(database: Database, settings: Settings): Promise<void> {
  const migrations = join(findServerRoot(settings.serverRoot), 'migrations');
  const passwords = createPasswords(settings.argon2);
  await database.prepare(migrations, async (db) => {
    if (settings.seedDemo) await seedIfEmpty(db, today(systemClock), passwords);
  });
}

async function openDirectly(settings: Settings): Promise<Store> {
  const lock = settings.databaseUrl === undefined ? await lockDataDir(settings.dataDir) : undefined;
  let database: Database | undefined;
  try {
    database =
      settings.databaseUrl === undefined
        ? await openEmbedded(folderOf(settings))
        : await openPostgres(settings.databaseUrl, settings.pool);
    await (settings.migrates ? prepare(database, settings) : demandMigrated(database, settings));
    await demandSchema(database.db);
    makePrivate(settings.outboxDir);
    if (lock !== undefined) makeDataPrivate(settings.dataDir);
  } catch (error) {
    await closeAll(database, lock);
    throw error;
  }
  const opened = database;
  return {
    db: opened.db,
    demo: await isDemo(opened.db),
    pool: opened.pool,
    close: async () => closeAll(opened, lock),
  };
}

/** With MIGRATE=0. A database ahead of this program is accepted. @rule C6.13 */
async function demandMigrated(database: Database, settings: Settings): Promise<void> {
  const journal = join(findServerRoot(settings.serverRoot), 'migrations/meta/_journal.json');
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  if ((await database.migrated()) >= entries.length) return;
  throw new OperatorError(
    'O banco de dados é de uma versão anterior: execute antes o comando migrate. (MIGRATE=0: run migrate first.)',
  );
}

async function closeAll(database: Database | undefined, lock: DataDirLock | undefined): Promise<void> {
  await database?.close();
  await lock?.release();
}

/** initdb keeps about 800 MB until its process ends: a process of its own. */
async function prepareInChild(settings: Settings): Promise<void> {
  const [, script = ''] = process.argv;
  const env = { ...process.env, DATA_DIR: settings.dataDir };
  const child = spawn(process.execPath, [...process.execArgv, script, PREPARE], { env, stdio: 'inherit' });
  // A signal to the server ends the child too, which would hold the folder's lock.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  process.off('exit', kill);
  if (code !== 0) throw new PrepareFailedError();
}

/** The child failed to create the database and has said why. */
export class PrepareFailedError extends Error {
  constructor() {
    super('Não foi possível criar o banco de dados. (Could not create the database.)');
    this.name = 'PrepareFailedError';
  }
}
