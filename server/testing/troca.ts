import type { Database } from '../db/database.ts';
import { encodeForm } from './client.ts';
import { TROCA, VOUCHER_10 } from './pontos.ts';
import { postgresMissing, startPostgres, type TestPostgres } from './postgres.ts';
import { createProcessRunner, type ProcessRunner, type ServerProcess, signInAt } from './process.ts';
import { openTestDatabase } from './server.ts';

/** Longer than any test. */
const NEVER_MS = 300_000;

type Post = (key: string | null, item?: typeof VOUCHER_10) => Promise<Response>;

/** Posts Ana's exchanges to a process. */
export async function posterTo({ base }: ServerProcess): Promise<Post> {
  const headers = await signInAt(base);
  return async (key, { idResgate } = VOUCHER_10) =>
    fetch(`${base}${TROCA}`, {
      method: 'POST',
      headers: key === null ? headers : { ...headers, 'idempotency-key': `"${key}"` },
      body: encodeForm({ idResgate }),
    });
}

/** From now on this process exchanges without answering. */
export async function muteExchanges({ base }: ServerProcess): Promise<void> {
  const fault = { method: 'POST', path: TROCA, mode: 'lostAnswer', ms: NEVER_MS };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${base}/__faults`, { method: 'POST', headers, body: JSON.stringify([fault]) });
}

/** Polls until true. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((go) => setImmediate(go));
}

/** `test` where there is a PostgreSQL, else skips; `ON` is the end of its title. */
export const onPostgres = postgresMissing === null ? test : test.skip;
export const ON = `on PostgreSQL${postgresMissing === null ? '' : ` (${postgresMissing})`}`;

/** Several server processes on one PostgreSQL: a new database for each test, at whose end the processes are killed. */
export function processesOnPostgres() {
  let runner: ProcessRunner;
  let postgres: TestPostgres | undefined;
  let database: Database;
  const running: ServerProcess[] = [];
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
  afterEach(async () => {
    await Promise.all(running.splice(0).map(async ({ kill }) => kill()));
    if (postgres !== undefined) await database.close();
  });
  const start = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
    const started = await runner.start({ DATABASE_URL: database.url ?? '', ...env });
    running.push(started);
    return started;
  };
  return { start, db: () => database.db };
}
