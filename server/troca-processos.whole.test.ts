// oxlint-disable jest/no-standalone-expect -- `onPostgres` is `test`, or skips
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from './db/database.ts';
import { saldosPontos } from './db/schema/fidelidade.ts';
import { ANA } from './seed/pessoas.ts';
import { credit, FRIGIDEIRA, readBooks, VOUCHER_10 } from './testing/pontos.ts';
import { ON, onPostgres, posterTo, processesOnPostgres, until } from './testing/troca.ts';

const { start, db } = processesOnPostgres();

/** Whether a request works on a key of this database. */
async function isKeyTaken(on: Db): Promise<boolean> {
  const own = sql`select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and granted`;
  return (await rowsOf(on, own)).length > 0;
}

onPostgres(
  `requests with one key through two processes are one exchange and get one answer, ${ON}`,
  async () => {
    await credit(db(), 10_000);
    const posts = await Promise.all((await Promise.all([start(), start()])).map(posterTo));
    const before = await readBooks(db());
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
    expect(await readBooks(db())).toEqual({
      balance: before.balance - spent,
      ledger: before.ledger - spent,
      exchanges: before.exchanges + 3,
    });
  },
);

onPostgres(`kill -9 before the commit: a waiting request does the exchange once, ${ON}`, async () => {
  const [first, second] = [await start(), await start()];
  const [post, repeat] = [await posterTo(first), await posterTo(second)];
  const before = await readBooks(db());
  const key = randomUUID();
  let tooEarly: Response | undefined;
  await db().transaction(async (tx) => {
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
  expect(await readBooks(db())).toEqual({
    balance: left,
    ledger: left,
    exchanges: before.exchanges + 1,
  });
});
