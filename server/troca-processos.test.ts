// oxlint-disable jest/no-standalone-expect -- `onPostgres` is `test`, or skips
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sum } from 'drizzle-orm';
import { build } from 'esbuild';
import { pontos, saldosPontos } from './db/schema/fidelidade.ts';
import { ANA } from './seed/pessoas.ts';
import { findServerRoot } from './server-root.ts';
import { openTestDatabase } from './testing.ts';
import { ANA_CPF, encodeForm, PASSWORD } from './testing-client.ts';

/** Two real processes on one PostgreSQL: only with DATABASE_URL (docs/TESTING.md). */
const onPostgres = (process.env['DATABASE_URL'] ?? '') === '' ? test.skip : test;
const ROOT = join(findServerRoot(), '..');
const VOUCHER_10 = { idResgate: 4, cost: 80 };
const BALANCE = 305;
const SLOW = 300_000;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const running: ChildProcess[] = [];

async function startProcess(bundle: string, databaseUrl: string, work: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', DATA_DIR: work, DIST_DIR: work };
  const child = spawn(process.execPath, [bundle], { cwd: ROOT, env });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  for (;;) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(output);
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  }
}

async function signInAt(base: string): Promise<Record<string, string>> {
  const body = encodeForm({ grant_type: 'password', username: ANA_CPF, password: PASSWORD });
  const answer = (await (await fetch(`${base}/token`, { method: 'POST', headers: form, body })).json()) as {
    access_token?: string;
    data?: { access_token: string };
  };
  return { ...form, authorization: `Bearer ${answer.access_token ?? answer.data?.access_token}` };
}

onPostgres(
  'fifty exchanges of one customer through two processes spend exactly what the balance allows',
  async () => {
    const work = await mkdtemp(join(tmpdir(), 'portal-troca-'));
    const bundle = join(ROOT, 'build', 'test', `troca-${process.pid}.mjs`);
    const database = await openTestDatabase();
    try {
      await build({
        entryPoints: [join(ROOT, 'server', 'main.ts')],
        outfile: bundle,
        bundle: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
        logLevel: 'error',
      });
      const bases = await Promise.all([1, 2].map(async () => startProcess(bundle, database.url ?? '', work)));
      const headers = await Promise.all(bases.map(signInAt));
      const body = encodeForm({ idResgate: VOUCHER_10.idResgate });
      const statuses = await Promise.all(
        Array.from({ length: 50 }, async (_unused, index) => {
          const one = index % 2;
          const url = `${bases[one]}/api/fidelidade/extrato`;
          return (await fetch(url, { method: 'POST', headers: headers[one] ?? {}, body })).status;
        }),
      );
      const count = (status: number) => statuses.filter((one) => one === status).length;
      expect([count(200), count(400)]).toEqual([3, 47]);
      const mine = and(eq(saldosPontos.pessoaId, ANA), eq(saldosPontos.idCampanha, 1));
      const [balance] = await database.db.select().from(saldosPontos).where(mine);
      const [ledger] = await database.db
        .select({ total: sum(pontos.qtde).mapWith(Number) })
        .from(pontos)
        .where(and(eq(pontos.pessoaId, ANA), eq(pontos.idCampanha, 1)));
      const left = BALANCE - 3 * VOUCHER_10.cost;
      expect([balance?.saldo, ledger?.total]).toEqual([left, left]);
    } finally {
      const ends = running.map(async (child) => child.exitCode ?? once(child, 'close'));
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(ends);
      await database.close();
      await rm(work, { recursive: true, force: true });
      await rm(bundle, { force: true });
    }
  },
  SLOW,
);
