// oxlint-disable jest/no-standalone-expect -- `onPostgres` is `test`, or skips
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './db/database.ts';
import { encodeForm } from './testing/client.ts';
import { TROCA, VOUCHER_10 } from './testing/pontos.ts';
import { postgresMissing, startPostgres, type TestPostgres } from './testing/postgres.ts';
import { addressOf, createProcessRunner, type ProcessRunner, type Run, signInAt } from './testing/process.ts';
import { openTestDatabase } from './testing/server.ts';

const onPostgres = postgresMissing === null ? test : test.skip;
const ON = `on PostgreSQL${postgresMissing === null ? '' : ` (${postgresMissing})`}`;
const ROLE = 'portal_serving';

let runner: ProcessRunner;
let postgres: TestPostgres;
let database: Database;
let admin: pg.Client;
let name: string;
const say = async (statement: string) => admin.query(statement);
/** Inside the database, which nobody else may be in when it is renamed. */
const inside = async (statement: string) => {
  const client = new pg.Client({ connectionString: database.url ?? '' });
  await client.connect();
  await client.query(statement);
  await client.end();
};
const sever = async () =>
  say(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname like '${name}%'`);
const GRANTS = `grant usage on schema public, drizzle to ${ROLE};
  grant select, insert, update, delete on all tables in schema public to ${ROLE};
  grant usage on all sequences in schema public to ${ROLE};
  grant select on all tables in schema drizzle to ${ROLE}`;
const serving = () => ({
  DATABASE_URL: (database.url ?? '').replace(/\/\/[^@]*@/, `//${ROLE}:segredo@`),
  DATABASE_POOL: '3',
  MIGRATE: '0',
  LOG_REQUESTS: '1',
});

beforeAll(async () => {
  if (postgresMissing !== null) return;
  runner = await createProcessRunner();
  postgres = await startPostgres();
  database = await openTestDatabase(postgres.url);
  name = new URL(database.url ?? '').pathname.slice(1);
  admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await say(`drop role if exists ${ROLE}`);
  await say(`create role ${ROLE} login password 'segredo'`);
});
afterAll(async () => {
  if (postgresMissing !== null) return;
  await runner.stop();
  await database.close();
  await say(`drop role ${ROLE}`);
  await admin.end();
  await postgres.stop();
});

const linesOf = ({ output }: Run) =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

// @rule C5.17
describe('a start', () => {
  onPostgres(`a start tells what the database lacks, without a stack, ${ON}`, async () => {
    const expectMessage = async (args: readonly string[], env: Record<string, string>, message: string) => {
      const run = runner.run(args, env);
      expect(await run.ended).toBe(1);
      const messages = linesOf(run).map(({ msg }) => msg);
      expect(messages).toEqual([expect.stringContaining(message)]);
      expect(messages[0]).not.toContain('\n');
    };
    await expectMessage([], serving(), 'O papel de DATABASE_URL precisa dos direitos de docs/DEPLOY.md');
    await inside(GRANTS);
    await inside(`revoke select on pessoas from ${ROLE}`);
    await expectMessage(
      [],
      serving(),
      'permission denied for table pessoas. O papel de DATABASE_URL precisa',
    );
    await inside(GRANTS);
    await inside('alter table cupons rename to cupons_fora');
    await expectMessage([], serving(), 'relation "cupons" does not exist. Falta parte do banco');
    await inside('alter table cupons_fora rename to cupons');
    await inside('alter schema drizzle rename to drizzle_fora');
    await expectMessage([], serving(), 'restaure também o esquema drizzle');
    await expectMessage(
      ['migrate'],
      { DATABASE_URL: database.url ?? '' },
      'restaure também o esquema drizzle',
    );
    await inside('alter schema drizzle_fora rename to drizzle');
  });
});

/** What makes it unusable and what ends that; `reads`: what a read is answered meanwhile. */
const states = (): readonly {
  how: string;
  enter: string;
  leave: string;
  in?: true;
  reads?: number;
}[] => [
  {
    how: '55000: no connections allowed',
    enter: `alter database ${name} allow_connections false`,
    leave: `alter database ${name} allow_connections true`,
  },
  {
    how: '3D000: no such database',
    enter: `alter database ${name} rename to ${name}_fora`,
    leave: `alter database ${name}_fora rename to ${name}`,
  },
  { how: '28000: no login', enter: `alter role ${ROLE} nologin`, leave: `alter role ${ROLE} login` },
  {
    how: '53300: no connection left',
    enter: `alter role ${ROLE} connection limit 0`,
    leave: `alter role ${ROLE} connection limit -1`,
  },
  {
    how: '42501: no grants',
    in: true,
    enter: `revoke all on all tables in schema public from ${ROLE}`,
    leave: GRANTS,
  },
  {
    how: '42P01: no table',
    in: true,
    enter: 'alter table tokens rename to tokens_fora',
    leave: 'alter table tokens_fora rename to tokens',
  },
  {
    how: '25006: read only',
    reads: 200,
    enter: `alter database ${name} set default_transaction_read_only = on`,
    leave: `alter database ${name} reset default_transaction_read_only`,
  },
];

// @rule C5.13
describe('a database that cannot be used', () => {
  onPostgres(`an unusable database is 503 and a warning, and serves again by itself, ${ON}`, async () => {
    await inside(GRANTS);
    const server = runner.run([], serving());
    const base = await addressOf(server);
    const headers = await signInAt(base);
    const ask = async (path: string, body?: string) => {
      const answer = await fetch(base + path, {
        headers,
        ...(body !== undefined && { method: 'POST', body }),
      });
      return `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim();
    };
    const reading = async () =>
      Promise.all(Array.from({ length: 8 }, async () => ask('/api/contacorrente/saldo')));
    const exchange = async () => ask(TROCA, encodeForm({ idResgate: VOUCHER_10.idResgate }));
    for (const { how, enter, leave, reads = 503, in: isInside } of states()) {
      const apply = isInside === true ? inside : say;
      await sever();
      await apply(enter);
      await sever();
      const answers = new Set([...(await reading()), await exchange()]);
      const away = '503 5';
      expect([how, answers, await ask('/ready'), await ask('/health')]).toEqual([
        how,
        new Set(reads === 503 ? [away] : [String(reads), away]),
        '503',
        '200',
      ]);
      await apply(leave);
      await sever();
      while ((await ask('/ready')) !== '200') await pause(20);
      expect([how, new Set(await reading())]).toEqual([how, new Set(['200'])]);
    }
    expect(await exchange()).toBe('200');
    const levels = linesOf(server).map(({ level }) => level);
    expect([levels.includes('warn'), levels.includes('error')]).toEqual([true, false]);
  });
});

// @rule C5.13
describe('a database that cannot be used', () => {
  onPostgres(`a column that changes its type is no error of any connection, ${ON}`, async () => {
    const server = runner.run([], serving());
    const base = await addressOf(server);
    const headers = await signInAt(base);
    const reading = async () =>
      Promise.all(
        Array.from({ length: 6 }, async () => (await fetch(`${base}/api/pessoa`, { headers })).status),
      );
    expect(new Set(await reading())).toEqual(new Set([200]));
    await inside('alter table tokens alter column pessoa_id type bigint');
    const after = [...(await reading()), ...(await reading()), ...(await reading())];
    // Each of the three connections has the statement as it was.
    expect(after.filter((status) => status !== 200)).toEqual([503, 503, 503]);
    expect(after.slice(-6)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(linesOf(server).map(({ level }) => level)).not.toContain('error');
  });
});
