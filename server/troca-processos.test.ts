// oxlint-disable jest/no-standalone-expect -- `onPostgres` is `test`, or skips
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from './db/database.ts';
import { saldosPontos } from './db/schema/fidelidade.ts';
import { ANA } from './seed/pessoas.ts';
import { openTestDatabase } from './testing/server.ts';
import { credit, FRIGIDEIRA, readBooks, VOUCHER_10 } from './testing/pontos.ts';
import { createProcessRunner, type ProcessRunner, type ServerProcess } from './testing/process.ts';
import { muteExchanges, posterTo, until } from './testing/troca.ts';
import { postgresMissing, startPostgres, type TestPostgres } from './testing/postgres.ts';

const FAULTS = { FAULTS: '1' };
const POINTS = 305;

/** Exchanges by several processes on one PostgreSQL; on the embedded database: `process.test.ts`. */
const onPostgres = postgresMissing === null ? test : test.skip;
const ON = `on PostgreSQL${postgresMissing === null ? '' : ` (${postgresMissing})`}`;

let runner: ProcessRunner;
let postgres: TestPostgres | undefined;
let database: Database;
beforeAll(async () => {
  runner = await createProcessRunner();
  if (postgresMissing === null) postgres = await startPostgres();
});
afterAll(async () => {
  await runner.stop();
  await postgres?.stop();
});
beforeEach(async () => {
  if (postgres !== undefined) database = await openTestDatabase(postgres.url);
});
const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(async ({ kill }) => kill()));
  if (postgres !== undefined) await database.close();
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const started = await runner.start(env);
  running.push(started);
  return started;
}

const startOnPostgres = async (env = {}) => start({ DATABASE_URL: database.url ?? '', ...env });

/** Whether a request works on a key of this database. */
async function isKeyTaken(db: Db): Promise<boolean> {
  const own = sql`select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and granted`;
  return (await rowsOf(db, own)).length > 0;
}

onPostgres(
  `fifty exchanges of one customer through two processes spend what the balance allows, ${ON}`,
  async () => {
    const posts = await Promise.all(
      (await Promise.all([startOnPostgres(), startOnPostgres()])).map(posterTo),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_unused, index) => posts[index % 2]?.(null)),
    );
    const count = (status: number) => answers.filter((answer) => answer?.status === status).length;
    expect([count(200), count(400)]).toEqual([3, 47]);
    const left = POINTS - 3 * VOUCHER_10.cost;
    expect(await readBooks(database.db)).toMatchObject({ balance: left, ledger: left });
  },
);

onPostgres(
  `requests with one key through two processes are one exchange and get one answer, ${ON}`,
  async () => {
    await credit(database.db, 10_000);
    const posts = await Promise.all(
      (await Promise.all([startOnPostgres(), startOnPostgres()])).map(posterTo),
    );
    const before = await readBooks(database.db);
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_unused, index) => {
        const key = keys[index % 3] ?? '';
        // One in ten reuses a key for another request.
        const item = index % 10 === 9 ? FRIGIDEIRA : VOUCHER_10;
        const answer = await posts[index % 2]?.(key, item);
        return { key, item, status: answer?.status, text: await answer?.text() };
      }),
    );
    let spent = 0;
    for (const key of keys) {
      const own = answers.filter((answer) => answer.key === key);
      const done = own.filter(({ status }) => status === 200);
      expect(new Set(done.map(({ text }) => text)).size).toBe(1);
      expect(new Set(done.map(({ item }) => item)).size).toBe(1);
      expect(own.filter(({ item }) => item !== done[0]?.item).every(({ status }) => status === 422)).toBe(
        true,
      );
      spent += done[0]?.item.cost ?? 0;
    }
    expect(await readBooks(database.db)).toEqual({
      balance: before.balance - spent,
      ledger: before.ledger - spent,
      exchanges: before.exchanges + 3,
    });
  },
);

onPostgres(`kill -9 between commit and answer: the other process answers what was done, ${ON}`, async () => {
  const [first, second] = [await startOnPostgres(FAULTS), await startOnPostgres()];
  const [post, repeat] = [await posterTo(first), await posterTo(second)];
  await muteExchanges(first);
  const before = await readBooks(database.db);
  const key = randomUUID();
  const lost = post(key).then(
    () => 'answered',
    () => 'lost',
  );
  await until(async () => (await readBooks(database.db)).exchanges > before.exchanges);
  const whileAlive = await repeat(key);
  await first.kill();
  expect(await lost).toBe('lost');
  const afterwards = [await repeat(key), await (await posterTo(await startOnPostgres()))(key)];
  expect([whileAlive, ...afterwards].map(({ status }) => status)).toEqual([200, 200, 200]);
  const left = before.balance - VOUCHER_10.cost;
  expect(await readBooks(database.db)).toEqual({
    balance: left,
    ledger: left,
    exchanges: before.exchanges + 1,
  });
  expect(await whileAlive.json()).toMatchObject({ data: { pontos: left } });
});

onPostgres(`kill -9 before the commit: a waiting request does the exchange once, ${ON}`, async () => {
  const [first, second] = [await startOnPostgres(), await startOnPostgres()];
  const [post, repeat] = [await posterTo(first), await posterTo(second)];
  const before = await readBooks(database.db);
  const key = randomUUID();
  let tooEarly: Response | undefined;
  await database.db.transaction(async (tx) => {
    // The balance is locked: the first process is inside its transaction.
    await tx.select().from(saldosPontos).where(eq(saldosPontos.pessoaId, ANA)).for('update');
    const lost = post(key).catch(() => 'lost');
    await until(async () => isKeyTaken(tx));
    tooEarly = await repeat(key);
    await first.kill();
    expect(await lost).toBe('lost');
  });
  expect([tooEarly?.status, await tooEarly?.json()]).toEqual([
    409,
    { statusCode: 409, description: 'Esta operação ainda está em andamento.' },
  ]);
  expect((await repeat(key)).status).toBe(200);
  const left = before.balance - VOUCHER_10.cost;
  expect(await readBooks(database.db)).toEqual({
    balance: left,
    ledger: left,
    exchanges: before.exchanges + 1,
  });
});
