// oxlint-disable jest/no-standalone-expect -- `onPostgres` is `test`, or skips
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { QUICK_HASHES } from '../../scripts/lib/clean-env.mjs';
import { freePort } from '../../scripts/lib/server.mjs';
import { createServer } from '../app.ts';
import { openStore } from '../open-store.ts';
import { findServerRoot } from '../server-root.ts';
import { readSettings } from '../settings.ts';
import { postgresMissing, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { openPostgres, rowsOf } from './database.ts';
import { isDatabaseAway } from './errors.ts';
import { createReadiness } from './readiness.ts';

const onPostgres = postgresMissing === null ? test : test.skip;
/** Not on the one of DATABASE_URL. */
const onOwn = (process.env['DATABASE_URL'] ?? '') === '' ? onPostgres : test.skip;
const ON = `on PostgreSQL${postgresMissing === null ? '' : ` (${postgresMissing})`}`;

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (postgresMissing === null) postgres = await startPostgres();
});
afterAll(async () => postgres?.stop());

onPostgres(
  `${ON}: a connection that is lost within a transaction fails that one, and not the process`,
  async () => {
    const { db, close } = await openPostgres(postgres?.url ?? '');
    const cut = db.transaction(async (tx) => {
      const [own] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`);
      // The connection's error arrives before any query.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow(/./);
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await close();
  },
);

onOwn(`${ON}: a transaction that cannot begin gives its connection back`, async () => {
  const { db, pool, close } = await openPostgres(postgres?.url ?? '', { max: 2, connectMs: 1000 });
  const [other, failures] = [new pg.Client({ connectionString: postgres?.url }), [] as unknown[]];
  await other.connect();
  for (let round = 0; round < 3; round += 1) {
    const [own] = await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
    // The pool hands it out before it hears of its end.
    process.kill(own?.pid ?? 0, 'SIGSTOP');
    await other.query('select pg_terminate_backend($1)', [own?.pid]);
    const cut = db.transaction(async () => Promise.resolve()).catch((error: unknown) => failures.push(error));
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.kill(own?.pid ?? 0, 'SIGCONT');
    await cut;
  }
  expect(failures.map(isDatabaseAway)).toEqual([true, true, true]);
  expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  expect(pool?.().total).toBeLessThanOrEqual(1);
  await other.end();
  await close();
});

onOwn(`${ON}: a commit without an answer ends its connection, and nothing waits for a rollback`, async () => {
  const { db, close } = await openPostgres(postgres?.url ?? '', { statementMs: 500, laterMs: 100 });
  let pid = 0;
  const cut = db.transaction(async (tx) => {
    pid = (await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`))[0]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
  });
  const failure: unknown = await cut.catch((error: unknown) => error);
  process.kill(pid, 'SIGCONT');
  expect(failure).toMatchObject({
    query: 'rollback',
    cause: { message: expect.stringContaining('not queryable') },
  });
  expect([isDatabaseAway(failure), await rowsOf(db, sql`select 1 as one`)]).toEqual([true, [{ one: 1 }]]);
  await close();
});

// @rule C5.18
describe('TLS', () => {
  onOwn(`${ON}: an address means what it means to libpq, with TLS and without`, async () => {
    const port = await freePort();
    const own = await startPostgres(['listen_addresses=127.0.0.1', `port=${port}`]);
    const admin = new pg.Client({ connectionString: `postgres://portal@127.0.0.1:${port}/postgres` });
    await admin.connect();
    const opens = async (query: string) => {
      const url = `postgres://portal@127.0.0.1:${port}/postgres${query}`;
      const { db, close } = await openPostgres(url);
      const [row] = await rowsOf(db, sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`);
      await close();
      return row;
    };
    const [plain, encrypted] = [{ ssl: false }, { ssl: true }];
    expect([await opens(''), await opens('?sslmode=prefer')]).toEqual([plain, plain]);
    await expect(opens('?sslmode=require')).rejects.toThrow('does not support SSL');
    // A certificate of its own, as a provider's authority writes it.
    await admin.query(
      `copy (select 1) to program 'openssl req -new -x509 -nodes -subj /CN=banco -out server.crt -keyout server.key 2>&1 && chmod 600 server.key'`,
    );
    await admin.query('alter system set ssl = on');
    await admin.query('select pg_reload_conf()');
    while (JSON.stringify(await opens('')) !== JSON.stringify(encrypted)) await pause(20);
    expect([await opens('?sslmode=require'), await opens('?sslmode=allow')]).toEqual([encrypted, plain]);
    expect(await opens('?sslmode=disable')).toEqual(plain);
    await expect(opens('?sslmode=verify-full')).rejects.toThrow('self-signed certificate');
    await expect(opens('?sslmode=verify-ca')).rejects.toThrow('requires specifying a CA');
    await expect(opens('?sslmode=require&sslrootcert=/nowhere')).rejects.toThrow(OperatorError);
    await admin.end();
    await own.stop();
  });
});

// @rule C5.14
describe('a database that another role migrates', () => {
  onPostgres(
    `${ON}: a role without DDL serves what another has migrated, and reads dates whatever it was set to`,
    async () => {
      const url = new URL(postgres?.url ?? '');
      const admin = new pg.Client({ connectionString: url.href });
      await admin.connect();
      await admin.query('create role serving login');
      await admin.query("alter role serving set datestyle = 'German'");
      await admin.query("alter role serving set timezone = 'Asia/Tokyo'");
      const outboxDir = join(await mkdtemp(join(tmpdir(), 'portal-papel-')), 'outbox');
      const settings = (user: string, more: object) =>
        readSettings({
          DATABASE_URL: url.href.replace('portal@', `${user}@`),
          OUTBOX_DIR: outboxDir,
          ...QUICK_HASHES,
          SEED_DEMO: '0',
          ...more,
        });
      await expect(openStore(settings('serving', { MIGRATE: '0' }))).rejects.toThrow('run migrate first');
      await (await openStore(settings('portal', {}))).close();
      await admin.query(`grant usage on schema public, drizzle to serving;
      grant select, insert, update, delete on all tables in schema public to serving;
      grant select on all tables in schema drizzle to serving;
      grant usage on all sequences in schema public to serving`);
      const store = await openStore(settings('serving', { MIGRATE: '0' }));
      const [row] = await rowsOf<{ when: string; day: string }>(
        store.db,
        sql`select now()::text as when, date '2026-01-31'::text as day`,
      );
      expect(row).toEqual({ when: expect.stringMatching(/^\d{4}-\d\d-\d\d .*\+00$/), day: '2026-01-31' });
      await expect(store.db.execute(sql`create table x (y int)`)).rejects.toMatchObject({
        cause: { code: '42501' },
      });
      await store.close();
      await admin.end();
    },
  );
});

// @rule C5.13
describe('a database that cannot be used', () => {
  onPostgres(`${ON}: asking for readiness writes, and nothing grows`, async () => {
    const { db, prepare, close } = await openPostgres(postgres?.url ?? '');
    await prepare(join(findServerRoot(), 'migrations'), () => Promise.resolve());
    const demandReady = createReadiness(db);
    for (let round = 0; round < 150; round += 1) await demandReady();
    const [size] = await rowsOf<{ rows: number; bytes: number }>(
      db,
      sql`select (select count(*)::int from chaves) as rows, pg_relation_size('chaves')::int as bytes`,
    );
    expect(size).toEqual({ rows: 1, bytes: 8192 });
    await close();
  });
});

onPostgres(
  `${ON}: while the database is away answers are 503 with Retry-After, and the server is not ready`,
  async () => {
    const own = await startPostgres();
    const { db, prepare, close } = await openPostgres(own.url);
    await prepare(join(findServerRoot(), 'migrations'), () => Promise.resolve());
    const app = await createServer({ db, outboxDir: tmpdir() });
    const ask = async (url: string) => {
      const authorization = `Bearer ${'x'.repeat(43)}`;
      const { statusCode, headers } = await app.inject({ url, headers: { authorization } });
      return [statusCode, headers['retry-after']];
    };
    expect(await ask('/ready')).toEqual([200, undefined]);
    await own.stop();
    expect([await ask('/ready'), await ask('/api/pessoa'), await ask('/health')]).toEqual([
      [503, undefined],
      [503, '5'],
      [200, undefined],
    ]);
    await app.close();
    await close();
  },
);
