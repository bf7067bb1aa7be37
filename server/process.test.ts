import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, constants, existsSync, openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { freePort } from '../scripts/lib/server.mjs';
import { openEmbedded } from './db/database.ts';
import { ANA_CPF, BRUNO_CPF, MERCADO_CNPJ } from './testing/client.ts';
import { FRIGIDEIRA, VOUCHER_10 } from './testing/pontos.ts';
import {
  addressOf,
  createProcessRunner,
  end,
  printed,
  type ProcessRunner,
  type Run,
  type ServerProcess,
  signInAt,
} from './testing/process.ts';
import { muteExchanges, posterTo, until } from './testing/troca.ts';

/** The real process as `npm start` runs it: one bundle, its own children and folder. */
let runner: ProcessRunner;
/** OWASP's least, for a server of others. */
const STRONG = { ARGON2_MEMORY_KIB: '7168', ARGON2_PASSES: '5' };

beforeAll(async () => {
  runner = await createProcessRunner();
});
/** A start takes most of a core's second: some tests continue with the previous server. */
let left: Run | undefined;
let isLeft = false;
const leave = (server: Run) => ([left, isLeft] = [server, true]);
const take = (env?: Record<string, string>): Run => left ?? run([], env);
afterEach(async () => {
  if (!isLeft) {
    left = undefined;
    await runner.killAll();
  }
  isLeft = false;
});
afterAll(async () => runner.stop());

const run: ProcessRunner['run'] = (...program) => runner.run(...program);

async function signInOver(base: string, username = BRUNO_CPF): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: 'clube123' });
  const answer = await fetch(`${base}/token`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { access_token: string }).access_token;
}

const PADARIA_CNPJ = 'K7P4XN2V000107';
const FAULTS = { FAULTS: '1' };

async function serving(server: Run): Promise<ServerProcess> {
  const kill = async () => end(server.child, 'SIGKILL');
  return { base: await addressOf(server), kill };
}

const dataDir = () => join(runner.work, 'dados');

// @rule C5.3
test('SIGTERM during the first start leaves no half-made database', async () => {
  const [whole, half] = [join(dataDir(), 'pg'), join(dataDir(), 'pg.inacabado')];
  const first = run();
  while (!existsSync(half)) await pause(5);
  expect(existsSync(whole)).toBe(false);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  // The file that marks a database folder.
  await writeFile(join(half, 'PG_VERSION'), '17\n');
  // The next test starts here: a process that still holds the folder would refuse it.
  expect([existsSync(half), existsSync(whole)]).toEqual([true, false]);
});

// @rule C5.2, C5.3
test('a public first start seeds demo data with SEED_DEMO=1 alone', async () => {
  const env = { HOST: '0.0.0.0', ...STRONG, DRAIN_SECONDS: '0' };
  const signIn = async (port: string | undefined) =>
    signInOver(`http://127.0.0.1:${port}`).catch(() => undefined);
  const open = run([], env);
  const [, port] = await printed(open, /http:\/\/localhost:(\d+)/);
  await printed(open, /Sem contas de demonstração: .* SEED_DEMO=1/);
  expect([open.output().includes('Ana Souza'), await signIn(port)]).toEqual([false, undefined]);
  open.child.kill('SIGTERM');
  await open.ended;

  const refused = run(['seed'], env);
  expect([await refused.ended, refused.output()]).toEqual([1, expect.stringContaining('só com SEED_DEMO=1')]);

  const asked = run([], { ...env, SEED_DEMO: '1' });
  const [, askedPort] = await printed(asked, /http:\/\/localhost:(\d+)/);
  await printed(asked, /Ana Souza/);
  expect(await signIn(askedPort)).toEqual(expect.any(String));
  asked.child.kill('SIGTERM');
  await asked.ended;

  const warned = run([], { ...env, FAULTS: 'anywhere' });
  await printed(warned, /Aviso: este banco tem as contas de demonstração, de senha conhecida/);
  await printed(warned, /Aviso: com FAULTS=anywhere/);
});

// @rule C5.1, C5.2, C5.3
test('a second process on the same folder is refused until SIGTERM', async () => {
  const first = run();
  const base = await addressOf(first);
  await printed(first, /Ana Souza {15}529\.982\.247-25/);
  expect((await fetch(`${base}/ping`)).status).toBe(200);

  const second = run();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Outro processo já usa a pasta de dados ${dataDir()}`);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const third = run();
  await addressOf(third);
  leave(third);
});

test('kill -9 during writes loses no acknowledged row', async () => {
  const server = take();
  const base = await addressOf(server);
  const acknowledged: string[] = [];
  const sessions: string[][] = [];
  const writers = [ANA_CPF, BRUNO_CPF, MERCADO_CNPJ, PADARIA_CNPJ].map(async (documento, at) => {
    const own: string[] = (sessions[at] = []);
    while (acknowledged.length < 400) {
      own.push(await signInOver(base, documento));
      acknowledged.push(documento);
    }
  });
  while (acknowledged.length < 16) await Promise.race([...writers, new Promise((go) => setImmediate(go))]);
  server.child.kill('SIGKILL');
  await Promise.allSettled(writers);
  await server.ended;

  const again = run([], FAULTS);
  const address = await addressOf(again);
  // A customer has ten sessions at most, and one may have been begun when the process died.
  const kept = sessions.flatMap((own) => own.slice(-9));
  expect(kept.length).toBeGreaterThanOrEqual(16);
  const statuses = kept.map(async (token) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${address}/api/pessoa/preferencia`, { headers })).status;
  });
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  leave(again);
});

// @rule R77, C5.2
test('kill -9 between commit and answer: the retry gets the answer', async () => {
  const first = await serving(take(FAULTS));
  const headers = await signInAt(first.base);
  const points = async ({ base }: ServerProcess) => {
    const answer = await fetch(`${base}/api/fidelidade/campanha/1/extratos/pontos`, { headers });
    return ((await answer.json()) as { pontos: number }).pontos;
  };
  const before = await points(first);
  const post = await posterTo(first);
  await muteExchanges(first);
  const key = randomUUID();
  const lost = post(key).catch(() => 'lost');
  const rest = before - VOUCHER_10.cost;
  await until(async () => (await points(first)) === rest);
  await first.kill();
  expect(await lost).toBe('lost');

  const next = run();
  const second = await serving(next);
  const repeat = await posterTo(second);
  const answer = await repeat(key);
  expect([answer.status, await answer.json()]).toMatchObject([200, { data: { pontos: rest } }]);
  expect((await repeat(key, FRIGIDEIRA)).status).toBe(422);
  expect(await points(second)).toBe(rest);
  leave(next);
});

// @rule C6.12
test('SIGTERM lets a pending request finish', async () => {
  const server = take();
  const base = await addressOf(server);
  const body = 'grant_type=password&username=11144477735&password=clube123';
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    expect: '100-continue',
  };
  const sending = request(`${base}/token`, { method: 'POST', headers });
  sending.flushHeaders();
  await once(sending, 'continue');
  server.child.kill('SIGTERM');
  const isUp = async () => fetch(`${base}/ping`).then(Boolean, () => false);
  while (await isUp()) await pause(5);
  const answered = once(sending, 'response');
  sending.end(body);
  const [answer] = (await answered) as [IncomingMessage];
  // An open connection would delay the end.
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  answer.resume();
  expect(await server.ended).toBe(0);
});

// @rule C5.3
test('seed sets the demo data back, and refuses a database that it did not fill', async () => {
  const open = async () => openEmbedded(join(dataDir(), 'pg'));
  // Without the earlier tests there is none yet.
  if (!existsSync(join(dataDir(), 'pg'))) await run(['prepare']).ended;
  const phones = sql`select count(*)::int as total from telefones`;
  const changed = await open();
  await changed.db.execute(sql`delete from telefones`);
  // Content of somebody's own, and another application's table.
  await changed.db.execute(sql`delete from semeaduras`);
  await changed.db.execute(sql`create table de_outro_programa as select 1 as id`);
  await changed.close();
  const refused = run(['seed']);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('Este banco de dados não foi semeado por este projeto');
  const untouched = await open();
  expect(await untouched.db.execute(phones)).toMatchObject({ rows: [{ total: 0 }] });
  await untouched.db.execute(sql`insert into semeaduras (id, versao, dia) values (1, 1, '2026-01-01')`);
  await untouched.close();
  const reset = run(['seed']);
  expect([await reset.ended, reset.output()]).toEqual([
    0,
    'Dados de demonstração restaurados. (Demo data set back.)\n',
  ]);
  const after = await open();
  expect(await after.db.execute(phones)).toMatchObject({ rows: [{ total: 4 }] });
  expect(await after.db.execute(sql`select * from de_outro_programa`)).toMatchObject({ rows: [{ id: 1 }] });
  await after.close();
});

test('settings that make no sense are named, without a stack', async () => {
  const hostile = join(runner.work, 'hostil.json');
  await writeFile(hostile, '{"pictureHosts": ["x\\n y"]}');
  const wrong: [Record<string, string>, string][] = [
    [{ ENVELOPE: 'maybe' }, 'ENVELOPE must be one of default, bare, wrapped'],
    [{ CONFIG_FILE: hostile }, 'não pode ser usado: config.json: pictureHosts names what is no host: x y. ('],
    [{ HOST: '203.0.113.1', ...STRONG }, 'HOST não é um endereço desta máquina'],
  ];
  for (const [env, words] of wrong) {
    const ended = run([], env);
    expect([words, await ended.ended, ended.output()]).toEqual([words, 1, expect.stringContaining(words)]);
    expect(ended.output()).not.toContain('\n    at ');
  }
});

// @rule C5.13
test('a server for others logs JSON, has metrics, and leaves before it stops', async () => {
  const env = { HOST: '0.0.0.0', SEED_DEMO: '0', ...STRONG, METRICS_PORT: '0', DRAIN_SECONDS: '1' };
  const server = run([], env);
  const [, port] = await printed(server, /http:\/\/localhost:(\d+)/);
  const [, metricsPort] = await printed(server, /"port":(\d+),"msg":"metrics"/);
  const ask = async (path: string, at = port) => {
    const answer = await fetch(`http://127.0.0.1:${at}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  expect([await ask('/health'), await ask('/ready')]).toEqual([
    { status: 200, text: '{"status":"ok"}' },
    { status: 200, text: '{"status":"ready"}' },
  ]);
  expect(await ask('/api/pessoa/52998224725')).toMatchObject({ status: 404 });
  expect(await ask('/metrics')).toMatchObject({ status: 404 });
  const { text } = await ask('/metrics', metricsPort);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/health",status="200"\} 1/);
  server.child.kill('SIGTERM');
  await until(async () => (await ask('/ready')).status === 503);
  expect([await ask('/health'), await server.ended]).toEqual([{ status: 200, text: '{"status":"ok"}' }, 0]);
  const lines = server.output().trim().split('\n');
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(parsed.filter(({ msg }) => msg === 'request')).toEqual([
    expect.objectContaining({ level: 'info', method: 'GET', status: 404, ms: expect.any(Number) }),
    expect.objectContaining({ status: 404 }),
  ]);
  expect(server.output()).not.toContain('52998224725');
});

/** A pipe to write to, whose reader has left and can come back. */
function makePipe() {
  const path = join(runner.work, 'registro');
  execFileSync('mkfifo', [path]);
  const open = () => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const reader = open();
  const into = openSync(path, 'w');
  closeSync(reader);
  return { into, read: () => new Socket({ fd: open() }) };
}

// @rule C5.16
test.each(['a full disk', 'a pipe whose reader is gone'])(
  'a log on %s costs lines, not the service',
  async (place) => {
    const pipe = place.startsWith('a pipe') ? makePipe() : undefined;
    const full = openSync('/dev/full', 'w');
    const [port, metricsPort] = [await freePort(), await freePort()];
    const env = { PORT: String(port), METRICS_PORT: String(metricsPort), LOG_REQUESTS: '1' };
    const [server, base] = [run([], env, ['ignore', pipe?.into ?? full, full]), `http://127.0.0.1:${port}`];
    const isUp = async () =>
      pause(50, base)
        .then(fetch)
        .then(Boolean, () => false);
    await Promise.race([server.ended, until(isUp)]);
    const asked = ['/health', '/ready', '/ping'].map(async (path) => (await fetch(base + path)).status);
    expect([...(await Promise.all(asked)), await signInOver(base)]).toEqual([
      200,
      200,
      200,
      expect.any(String),
    ]);
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toMatch(/\nlog_lines_lost_total [5-9]\n/);
    if (pipe !== undefined) {
      const lines = pipe.read();
      const [[text]] = await Promise.all([once(lines, 'data'), signInOver(base)]);
      expect(String(text)).toMatch(/^\{"log":"audit",.*"signIn.done".*\}\n/);
      lines.destroy();
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);

test('a data folder whose path leaves no room for the lock is refused', async () => {
  const deep = run([], { DATA_DIR: join(runner.work, 'x'.repeat(60), 'y'.repeat(60)) });
  expect(await deep.ended).toBe(1);
  expect(deep.output()).toContain('é longo demais: escolha um mais curto com DATA_DIR');
});
