// oxlint-disable jest/no-standalone-expect -- `onPostgres` is `test`, or skips
import { randomUUID } from 'node:crypto';
import { readBooks, VOUCHER_10 } from './testing/pontos.ts';
import { muteExchanges, ON, onPostgres, posterTo, processesOnPostgres, until } from './testing/troca.ts';

/** Exchanges by several processes on one PostgreSQL; on the embedded database: `process.test.ts`. */
const { start, db } = processesOnPostgres();
const FAULTS = { FAULTS: '1' };
const POINTS = 305;

onPostgres(
  `fifty exchanges of one customer through two processes spend what the balance allows, ${ON}`,
  async () => {
    const posts = await Promise.all((await Promise.all([start(), start()])).map(posterTo));
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_unused, index) => posts[index % 2]?.(null)),
    );
    const count = (status: number) => answers.filter((answer) => answer?.status === status).length;
    expect([count(200), count(400)]).toEqual([3, 47]);
    const left = POINTS - 3 * VOUCHER_10.cost;
    expect(await readBooks(db())).toMatchObject({ balance: left, ledger: left });
  },
);

onPostgres(`kill -9 between commit and answer: the other process answers what was done, ${ON}`, async () => {
  const [first, second] = [await start(FAULTS), await start()];
  const [post, repeat] = [await posterTo(first), await posterTo(second)];
  await muteExchanges(first);
  const before = await readBooks(db());
  const key = randomUUID();
  const lost = post(key).then(
    () => 'answered',
    () => 'lost',
  );
  await until(async () => (await readBooks(db())).exchanges > before.exchanges);
  const whileAlive = await repeat(key);
  await first.kill();
  expect(await lost).toBe('lost');
  const afterwards = [await repeat(key), await (await posterTo(await start()))(key)];
  expect([whileAlive, ...afterwards].map(({ status }) => status)).toEqual([200, 200, 200]);
  const left = before.balance - VOUCHER_10.cost;
  expect(await readBooks(db())).toEqual({
    balance: left,
    ledger: left,
    exchanges: before.exchanges + 1,
  });
  expect(await whileAlive.json()).toMatchObject({ data: { pontos: left } });
});
