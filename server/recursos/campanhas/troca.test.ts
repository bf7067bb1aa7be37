import { and, eq, gt, max, sum } from 'drizzle-orm';
import { createServer } from '../../app.ts';
import { openPostgres } from '../../db/database.ts';
import { pontos, resgates, saldosPontos } from '../../db/schema/fidelidade.ts';
import { ANA } from '../../seed/pessoas.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, type Client, signIn } from '../../testing/client.ts';

const DEMO_BALANCE = 305;
const DEMO_EXCHANGES = 3;
const VOUCHER_10 = 4;
const FRIGIDEIRA = 1;
const PANELA = 2;

let server: TestServer;
let ana: Client;
let lastEntry: number;
beforeAll(async () => {
  server = await startTestServer({ listen: false });
  ana = await signIn(server.app, ANA_CPF);
  const [last] = await server.db.select({ id: max(pontos.id) }).from(pontos);
  lastEntry = last?.id ?? 0;
});
afterAll(async () => server.stop());
/** Removes a test's exchanges; the demonstration has lower ids. */
afterEach(async () => {
  const { db } = server;
  await db.delete(resgates).where(gt(resgates.idResgate, DEMO_EXCHANGES));
  await db.delete(pontos).where(and(gt(pontos.id, lastEntry), eq(pontos.pessoaId, ANA)));
  const mine = and(eq(saldosPontos.pessoaId, ANA), eq(saldosPontos.idCampanha, 1));
  await db.update(saldosPontos).set({ saldo: DEMO_BALANCE }).where(mine);
});

async function books() {
  const mine = and(eq(saldosPontos.pessoaId, ANA), eq(saldosPontos.idCampanha, 1));
  const [balance] = await server.db.select().from(saldosPontos).where(mine);
  const [ledger] = await server.db
    .select({ total: sum(pontos.qtde).mapWith(Number) })
    .from(pontos)
    .where(and(eq(pontos.pessoaId, ANA), eq(pontos.idCampanha, 1)));
  return { balance: balance?.saldo, ledger: ledger?.total };
}

const exchange = async (idResgate: number) => ana.post('/api/fidelidade/extrato', { idResgate });

// @rule C4.42
test('a product waits among the pending exchanges', async () => {
  expect((await exchange(FRIGIDEIRA)).json()).toEqual({
    statusCode: 200,
    data: { mensagem: 'Troca realizada: Frigideira antiaderente 24 cm.', pontos: DEMO_BALANCE - 120 },
  });
  const { resgates: pending } = (await ana.get('/api/fidelidade/campanha/1/resgates/pendentes')).json<{
    resgates: { descricao: string; qtdPonto: number }[];
  }>();
  expect(pending.map(({ descricao, qtdPonto }) => [descricao, qtdPonto])).toEqual([
    ['Troca: Frigideira antiaderente 24 cm', 120],
    ['Troca: Ingresso de cinema', 150],
  ]);
  expect(await books()).toEqual({ balance: 185, ledger: 185 });
});

// @rule C5.6
test('a voucher is there at once, with its value, minimum and validity', async () => {
  const codes = async () =>
    (await ana.get('/api/promocoes/voucher?tipo=ativo')).json<{ data: Record<string, unknown>[] }>().data;
  const before = new Set((await codes()).map(({ codigo }) => codigo));
  await exchange(VOUCHER_10);
  const [fresh] = (await codes()).filter(({ codigo }) => !before.has(codigo));
  expect(fresh).toMatchObject({
    beneficio: 'Voucher de R$ 10 em compras',
    desconto: { valor: 10 },
    vlrMinUsoVoucher: 50,
    dtaUso: null,
    produtosDesconto: [],
  });
  expect(await books()).toEqual({ balance: 225, ledger: 225 });
});

test('an item above the balance is refused and changes nothing', async () => {
  const answer = await exchange(PANELA);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { statusCode: 400, description: 'Saldo de pontos insuficiente: faltam 35 para esta troca.' },
  ]);
  const bruno = await signIn(server.app, BRUNO_CPF);
  expect((await bruno.post('/api/fidelidade/extrato', { idResgate: VOUCHER_10 })).statusCode).toBe(400);
  expect(await books()).toEqual({ balance: DEMO_BALANCE, ledger: DEMO_BALANCE });
});

test('an unknown item, and one without an id', async () => {
  expect((await exchange(999)).json()).toEqual({
    statusCode: 400,
    description: 'Este item não está disponível para troca.',
  });
  expect((await ana.post('/api/fidelidade/extrato')).json()).toEqual({
    statusCode: 400,
    description: 'O parâmetro idResgate é obrigatório.',
  });
});

// @rule C5.6
test('fifty concurrent exchanges spend exactly the balance', async () => {
  // On a networked PostgreSQL half go through a second server.
  const other = server.databaseUrl === undefined ? undefined : await openPostgres(server.databaseUrl);
  const second = other && (await createServer({ db: other.db, outboxDir: server.outboxDir }));
  const clients = [ana, second === undefined ? ana : await signIn(second, ANA_CPF)];
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_unused, index) =>
      clients[index % 2]?.post('/api/fidelidade/extrato', { idResgate: VOUCHER_10 }),
    ),
  );
  await second?.close();
  await other?.close();
  const statuses = answers.map((answer) => answer?.statusCode);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 400).length,
  ]).toEqual([3, 47]);
  expect(await books()).toEqual({ balance: DEMO_BALANCE - 240, ledger: DEMO_BALANCE - 240 });
  const done = await server.db.select().from(resgates).where(eq(resgates.pessoaId, ANA));
  expect(done).toHaveLength(DEMO_EXCHANGES + 3);
});
