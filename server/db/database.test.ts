// oxlint-disable jest/no-standalone-expect -- `onPostgres` is `test`, or skips
import { sql } from 'drizzle-orm';
import { postgresMissing, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgres, rowsOf } from './database.ts';

const SLOW = 300_000;
const onPostgres = postgresMissing === null ? test : test.skip;
const ON = `on PostgreSQL${postgresMissing === null ? '' : ` (${postgresMissing})`}`;

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (postgresMissing === null) postgres = await startPostgres();
}, SLOW);
afterAll(async () => postgres?.stop(), SLOW);

onPostgres(
  `${ON}: a connection that is lost within a transaction fails that one, and not the process`,
  async () => {
    const { db, close } = await openPostgres(postgres?.url ?? '');
    const cut = db.transaction(async (tx) => {
      const [own] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`);
      // The news of it comes by itself, before anything is asked.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow(/./);
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await close();
  },
  SLOW,
);
