// oxlint-disable jest/no-standalone-expect -- `onPostgres` is `test`, or skips
import { postgresMissing, startPostgres, type TestPostgres } from '../../../server/testing/postgres.ts';
import { createProcessRunner, type ProcessRunner } from '../../../server/testing/process.ts';
import { type LoadDatabase, makeDatabase } from './seed.ts';
import { drive, SCENES } from './drive.ts';
import { faultsInBooks, mixExchanges, killUnderLoad } from './exchanges.ts';

/** Calls of each kind: a number, not a duration, because a slow machine answers none in a second. */
const CALLS = 48;
/** As the server of the tests hashes: no password is hashed anew at a sign-in. */
const QUICK = { memoryKib: 64, passes: 1 };
const onPostgres = postgresMissing === null ? test : test.skip;
const ON = `on PostgreSQL${postgresMissing === null ? '' : ` (${postgresMissing})`}`;

// @rule C6.10, C6.12
describe('several processes on one PostgreSQL', () => {
  let postgres: TestPostgres;
  let runner: ProcessRunner;
  let database: LoadDatabase;
  beforeAll(async () => {
    if (postgresMissing !== null) return;
    [postgres, runner] = await Promise.all([startPostgres(), createProcessRunner()]);
    database = await makeDatabase(postgres.url, process.cwd(), 60, QUICK);
  });
  afterAll(async () => {
    if (postgresMissing !== null) return;
    await runner.stop();
    await database.drop();
    await postgres.stop();
  });

  const start = async () => runner.start({ DATABASE_URL: database.url, SEED_DEMO: '0' });

  onPostgres(`each mixed, repeated or killed exchange is done once and kept, ${ON}`, async () => {
    const mixed = await mixExchanges(await Promise.all([start(), start()]), 200);
    // An intent is done once, or refused for too few points, however often it was sent. 409: the other request is still
    // running.
    const outcomes = mixed.map(({ acknowledged, refused }) => [
      acknowledged.size,
      ...[...refused].filter((status) => status !== 409),
    ]);
    expect(outcomes.filter(([done, status]) => (done === 1) === (status === 400))).toEqual([]);
    expect(mixed.some(({ refused }) => refused.has(400))).toBe(true);
    const killed = await killUnderLoad(start, 2, 3);
    expect(killed.some(({ lost }) => lost > 0)).toBe(true);
    const all = [...mixed, ...killed];
    expect(await faultsInBooks(database.url, all)).toEqual([]);
    // Two faults for the check: a stored exchange missing from the outcomes, and one with two answers.
    const one = all.find(({ acknowledged }) => acknowledged.size === 1);
    one?.acknowledged.add('{"mensagem": "another"}');
    const faults = await faultsInBooks(
      database.url,
      all.filter((outcome) => outcome !== one),
    );
    expect(faults).toEqual([expect.stringContaining('exchanges leave')]);
    expect(await faultsInBooks(database.url, all)).toEqual([
      expect.stringContaining('two answers for one intent'),
    ]);
  });

  onPostgres(`every kind of call is answered, ${ON}`, async () => {
    const { base } = await start();
    for (const scene of SCENES) {
      const { answered } = await drive([base], scene, 60, { amount: CALLS });
      expect([scene, answered]).toEqual([scene, CALLS]);
    }
    await expect(drive([base], 'home', 100_000, { amount: CALLS })).rejects.toThrow('refused or failed');
    await expect(drive(['http://10.0.0.7/'], 'home', 60, { amount: CALLS })).rejects.toThrow(
      'load is for this one alone',
    );
  });
});
