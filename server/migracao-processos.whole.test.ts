// oxlint-disable jest/no-standalone-expect -- `onPostgres` is `test`, or skips
import { randomUUID } from 'node:crypto';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './db/database.ts';
import { findServerRoot } from './server-root.ts';
import { encodeForm } from './testing/client.ts';
import { credit, readBooks, TROCA, VOUCHER_10 } from './testing/pontos.ts';
import { postgresMissing, startPostgres, type TestPostgres } from './testing/postgres.ts';
import { createProcessRunner, type ProcessRunner, type ServerProcess, signInAt } from './testing/process.ts';
import { openTestDatabase } from './testing/server.ts';

const onPostgres = postgresMissing === null ? test : test.skip;
const ON = `on PostgreSQL${postgresMissing === null ? '' : ` (${postgresMissing})`}`;
/** A migration that needs each of its tables exclusively for a moment. */
const NEXT = [
  'ALTER TABLE "pessoas" ADD COLUMN "apelido" text;',
  'ALTER TABLE "saldos_pontos" ADD COLUMN "reserva" integer DEFAULT 0 NOT NULL;',
].join('--> statement-breakpoint\n');

let runner: ProcessRunner;
let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  if (postgresMissing !== null) return;
  runner = await createProcessRunner();
  postgres = await startPostgres();
  database = await openTestDatabase(postgres.url);
});
afterAll(async () => {
  if (postgresMissing !== null) return;
  await runner.stop();
  await database.close();
  await postgres.stop();
});

/** The server's files with one migration more. */
async function nextVersion(): Promise<string> {
  const now = findServerRoot();
  const next = join(runner.work, 'proxima');
  await cp(join(now, 'migrations'), join(next, 'migrations'), { recursive: true });
  for (const name of ['pictures', 'data']) await symlink(join(now, name), join(next, name));
  const journal = join(next, 'migrations/meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const last = entries[entries.length - 1];
  const added = { ...last, idx: entries.length, when: (last?.when ?? 0) + 1, tag: '9999_proxima' };
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
  await writeFile(join(next, 'migrations/9999_proxima.sql'), NEXT);
  return next;
}

const hasMigrated = async () =>
  (await rowsOf(database.db, sql`select 1 from information_schema.columns where column_name = 'apelido'`))
    .length > 0;

/** A pending migration waits for a lock. */
const isWaiting = async () =>
  (
    await rowsOf(
      database.db,
      sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ilike 'alter table%'`,
    )
  ).length > 0;

async function exchangeAt({ base }: ServerProcess, headers: Record<string, string>): Promise<number> {
  const body = encodeForm({ idResgate: VOUCHER_10.idResgate });
  const key = { 'idempotency-key': `"${randomUUID()}"` };
  return (await fetch(`${base}${TROCA}`, { method: 'POST', headers: { ...headers, ...key }, body })).status;
}

onPostgres(
  `a next version migrates while the one before works on, and both serve afterwards, ${ON}`,
  async () => {
    await credit(database.db, 100_000_000);
    const env = { DATABASE_URL: database.url ?? '' };
    const [old, root] = [await runner.start(env), await nextVersion()];
    const headers = await signInAt(old.base);
    const statuses: number[] = [];
    let exchanges = 0;
    const work = async (at: ServerProcess) => {
      statuses.push(
        (await fetch(`${at.base}/api/pessoa`, { headers })).status,
        await exchangeAt(at, headers),
      );
      exchanges += 1;
    };
    const before = await readBooks(database.db);
    let started: Promise<ServerProcess> | undefined;
    await database.db.transaction(async (tx) => {
      // On a slow machine this lasts longer than the server's limit.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      // A long reader blocks the migration's tables.
      await tx.execute(sql`select count(*) from pessoas, saldos_pontos`);
      started = runner.start({ ...env, SERVER_ROOT: root });
      while (!(await isWaiting())) await work(old);
      // It steps back and retries: nobody waits behind it for long.
      for (let round = 0; round < 30; round += 1) await work(old);
      expect(await hasMigrated()).toBe(false);
    });
    while (!(await hasMigrated())) await work(old);
    const next = await started;
    if (next === undefined) throw new Error('it was not started');
    for (let round = 0; round < 20; round += 1) await Promise.all([work(old), work(next)]);
    // The previous version is restarted.
    await work(await runner.start(env));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await readBooks(database.db)).toEqual({
      balance: before.balance - exchanges * VOUCHER_10.cost,
      ledger: before.ledger - exchanges * VOUCHER_10.cost,
      exchanges: before.exchanges + exchanges,
    });
  },
);
