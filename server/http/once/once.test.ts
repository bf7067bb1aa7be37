import { randomUUID } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import { PgDatabase } from 'drizzle-orm/pg-core';
import { createServer } from '../../app.ts';
import { chaves } from '../../db/schema/acesso.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { BRUNO } from '../../seed/pessoas.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, type Client, signIn } from '../../testing/client.ts';
import { credit, FRIGIDEIRA, readBooks, TROCA, VOUCHER_10 } from '../../testing/pontos.ts';

const DAY = 86_400_000;
const HEADER = 'idempotency-key';
let moment = Date.now();
let server: TestServer;
let ana: Client;
let bruno: Client;
const audited: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    listen: false,
    auditLog: { write: (line) => void audited.push(line) },
    clock: { now: () => new Date(moment) },
    tokenTtlSeconds: 999_999,
  });
  ana = await signIn(server.app, ANA_CPF);
  bruno = await signIn(server.app, BRUNO_CPF);
  await credit(server.db, 100_000);
});
afterAll(async () => server.stop());

const exchange = async (key: string, { idResgate } = VOUCHER_10, client = ana) =>
  client.post(TROCA, { idResgate }, { [HEADER]: key });
const all = async () => server.db.select().from(chaves);

/** The points that `act` took from Ana. */
async function spentBy(act: () => Promise<unknown>): Promise<number> {
  const before = await readBooks(server.db);
  await act();
  const after = await readBooks(server.db);
  expect(after.balance).toBe(after.ledger);
  return before.balance - after.balance;
}

// @rule R77, C5.10
test('a repeated key gets the first answer again', async () => {
  const key = randomUUID();
  const spent = await spentBy(async () => {
    const first = await exchange(`"${key}"`);
    const again = [await exchange(`"${key}"`), await exchange(key), await exchange(`"${key}"`)];
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({
      data: { mensagem: 'Troca realizada: Voucher de R$ 10 em compras.' },
    });
    expect(again.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      again.map(() => [first.statusCode, first.body]),
    );
  });
  expect(spent).toBe(VOUCHER_10.cost);
});

// @rule R77
test('a reused key with another body is refused with 422', async () => {
  const key = randomUUID();
  const spent = await spentBy(async () => {
    await exchange(key);
    const other = await exchange(key, FRIGIDEIRA);
    expect([other.statusCode, other.json()]).toEqual([
      422,
      { statusCode: 422, description: 'Esta chave já foi usada em outra operação.' },
    ]);
  });
  expect(spent).toBe(VOUCHER_10.cost);
});

// @rule R77
test('a key is one customer’s, and of one call', async () => {
  const key = randomUUID();
  expect((await exchange(key)).statusCode).toBe(200);
  expect((await exchange(key, VOUCHER_10, bruno)).json()).toMatchObject({
    description: expect.stringContaining('Saldo de pontos insuficiente'),
  });
  const activation = await ana.post('/api/promocao/ativar?idPromoProd=1', {}, { [HEADER]: key });
  expect(activation.statusCode).not.toBe(422);
});

// @rule R77
test('without the header every request is an intent of its own', async () => {
  const spent = await spentBy(async () => {
    await ana.post(TROCA, { idResgate: VOUCHER_10.idResgate });
    await ana.post(TROCA, { idResgate: VOUCHER_10.idResgate });
  });
  expect(spent).toBe(2 * VOUCHER_10.cost);
});

// @rule R77
test('a refusal stays the answer of its key', async () => {
  const key = randomUUID();
  const { balance } = await readBooks(server.db);
  await credit(server.db, -balance);
  const refused = await exchange(key);
  expect(refused.json()).toEqual({
    statusCode: 400,
    description: 'Saldo de pontos insuficiente: faltam 80 para esta troca.',
  });
  await credit(server.db, balance);
  const spent = await spentBy(async () => {
    const again = await exchange(key);
    expect([again.statusCode, again.body]).toEqual([400, refused.body]);
  });
  expect(spent).toBe(0);
});

// @rule R77
test('an unexpected error changes nothing, and its key may be used again', async () => {
  const key = randomUUID();
  const { db } = server;
  await db.execute(`alter table resgates add constraint quebrado check (id_resgate < 0) not valid`);
  const spent = await spentBy(async () => expect((await exchange(key)).statusCode).toBe(500));
  await db.execute(`alter table resgates drop constraint quebrado`);
  expect(spent).toBe(0);
  expect(await spentBy(async () => exchange(key))).toBe(VOUCHER_10.cost);
});

const LONG = 'a'.repeat(256);
// @rule R77
test.each([
  ['empty', ''],
  ['half a quotation', '"'],
  ['an empty quotation', '""'],
  ['an open quotation', '"a'],
  ['two words', 'a b'],
  ['a list', 'a,b'],
  ['a quotation mark inside', 'a"b'],
  ['256 characters', LONG],
  ['256 characters in quotation marks', `"${LONG}"`],
  ['no ASCII', 'chave-é'],
])('an invalid key is refused and nothing is done: %s', async (_name, header) => {
  const spent = await spentBy(async () => {
    const answer = await exchange(header);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { statusCode: 400, description: 'A chave de idempotência é inválida.' },
    ]);
  });
  expect(spent).toBe(0);
});

// @rule R77
test('two keys in one request are invalid', async () => {
  const headers = { authorization: `Bearer ${ana.token}`, [HEADER]: [randomUUID(), randomUUID()] };
  const payload = { idResgate: VOUCHER_10.idResgate };
  expect((await server.app.inject({ method: 'POST', url: TROCA, headers, payload })).statusCode).toBe(400);
});

// @rule R77
test('neither the key nor the request can be read in the database', async () => {
  const key = randomUUID();
  await exchange(key);
  const text = JSON.stringify(await all());
  expect(text).not.toContain(key);
  expect(text).not.toContain('idResgate');
});

// @rule R77
test('a key is kept for a day, and old ones go with the next write that carries one', async () => {
  const key = randomUUID();
  await exchange(key);
  moment += DAY - 60_000;
  expect(await spentBy(async () => exchange(key))).toBe(0);
  moment += 2 * 60_000;
  expect(await spentBy(async () => exchange(key))).toBe(VOUCHER_10.cost);
  expect(await all()).toHaveLength(1);
});

// @rule R77
test('a customer has at most a thousand keys a day', async () => {
  await server.db.delete(chaves);
  const key = randomUUID();
  await exchange(key);
  const pessoaId = (await all())[0]?.pessoaId ?? null;
  const others = Array.from({ length: 999 }, () => ({
    chave: randomUUID(),
    pessoaId,
    assinatura: '',
    status: 400,
    resposta: '{}',
    criadaEm: new Date(moment),
  }));
  await server.db.insert(chaves).values(others);
  const spent = await spentBy(async () => {
    expect((await exchange(randomUUID())).statusCode).toBe(429);
    expect((await exchange(key)).statusCode).toBe(200);
  });
  expect(spent).toBe(0);
  await server.db.delete(chaves);
});

// @rule R77
test('a customer’s keys go with the customer', async () => {
  await exchange(randomUUID(), VOUCHER_10, bruno);
  const own = async () => (await all()).filter(({ pessoaId }) => pessoaId === BRUNO);
  expect(await own()).toHaveLength(1);
  await expect(
    server.db.transaction(async (tx) => {
      await tx.delete(pessoas).where(eq(pessoas.id, BRUNO));
      expect(await tx.select().from(chaves).where(eq(chaves.pessoaId, BRUNO))).toEqual([]);
      throw new Error('back');
    }),
  ).rejects.toThrow('back');
});

// @rule R77
test('a foreign portal may send the header that the served config.json names', async () => {
  const origin = 'https://clube.example';
  const allowed = async (configText?: string) => {
    const config = configText === undefined ? {} : { configText };
    const { db, outboxDir } = server;
    const other = await createServer({ db, outboxDir, allowedOrigins: [origin], ...config });
    const answer = await other.inject({ method: 'OPTIONS', url: TROCA, headers: { origin } });
    await other.close();
    return String(answer.headers['access-control-allow-headers']).split(', ');
  };
  expect(await allowed()).toContain('idempotency-key');
  expect(await allowed('{}')).toContain('idempotency-key');
  expect(await allowed('{"idempotencyHeader": "X-Chave"}')).toContain('x-chave');
  await expect(allowed('{"idempotencyHeader": "X: y"}')).rejects.toThrow('idempotencyHeader');
});

// @rule R77
test('an answer stored while the key was claimed is kept, the second work undone', async () => {
  const key = randomUUID();
  audited.length = 0;
  const spent = await spentBy(async () => {
    const first = await exchange(key);
    // As the question is answered when the other request commits in the middle of it.
    const none = { free: true, status: null, resposta: null, assinatura: null, kept: 0 };
    const ask = jest.spyOn(PgDatabase.prototype, 'execute') as unknown as jest.Mock;
    ask.mockResolvedValueOnce({ rows: [none] });
    const again = await exchange(key);
    expect([again.statusCode, again.body, ask.mock.calls.length > 3]).toEqual([200, first.body, true]);
  });
  expect(spent).toBe(VOUCHER_10.cost);
  expect(audited.filter((line) => line.includes('exchange.done'))).toHaveLength(1);
});

// @rule R77
test('a refusal stored while the key was being claimed is the answer', async () => {
  const key = randomUUID();
  const { balance } = await readBooks(server.db);
  await credit(server.db, -balance);
  const refused = await exchange(key);
  // One look-up in the transaction of the work, one in the transaction that stores the refusal.
  const none = { free: true, status: null, resposta: null, assinatura: null, kept: 0 };
  const execute = PgDatabase.prototype.execute;
  let left = 2;
  const ask = jest.spyOn(PgDatabase.prototype, 'execute').mockImplementation(function asked(
    this: typeof PgDatabase.prototype,
    query,
  ) {
    const isQuestion = JSON.stringify((query as SQL).queryChunks).includes('pg_try_advisory_xact_lock');
    if (!isQuestion || left === 0) return execute.call(this, query);
    left -= 1;
    return Promise.resolve({ rows: [none] }) as never;
  });
  const again = await exchange(key);
  ask.mockRestore();
  await credit(server.db, balance);
  expect([again.statusCode, again.body, left]).toEqual([400, refused.body, 0]);
});
