import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PGlite } from '@electric-sql/pglite';
import { CONTRACT_CALLS } from '../src/lib/contract/calls.ts';
import { createServer } from './app.ts';
import { type Database, rowsOf } from './db/database.ts';
import { ANA_CPF, type Client, PASSWORD, postForm, signIn } from './testing/client.ts';
import { TROCA, VOUCHER_10 } from './testing/pontos.ts';
import { openTestDatabase } from './testing/server.ts';

/** Reads with variable addresses; the others have fixed ones. */
const VARIED: Record<string, string[]> = {
  '/api/termo/*': ['/api/termo/2'],
  '/api/pessoa/cupons': ['?tamanhoPagina=8&pagina=1', '?tamanhoPagina=8&pagina=2&idEmpFormato=1'],
  '/api/cupom/totaldesconto': ['', '?idEmpFormato=1'],
  '/api/contacorrente/extrato': ['?page=1&totalRegistros=10'],
  '/api/promocoes/global': ['', '?idEmpresa=1'],
  '/api/promocoes/voucher': ['?tipo=ativo', '?tipo=finalizado&idEmpresa=1'],
  '/api/tabloides/ativos': ['', '?idEmpresa=1'],
  '/api/fidelidade/grupo/*': ['/api/fidelidade/grupo/7'],
  '/api/fidelidade/campanhas': ['', '?idEmpFormato=1'],
  '/api/fidelidade/campanha/*': ['/api/fidelidade/campanha/1'],
  '/api/fidelidade/campanha/*/extratos/pontos': ['/api/fidelidade/campanha/1/extratos/pontos'],
  '/api/fidelidade/extratos': ['?idCampanha=1&page=1&pagesize=10'],
  '/api/fidelidade/campanha/resgates/efetuados': ['?idCampanha=1'],
  '/api/fidelidade/campanha/*/resgates/pendentes': ['/api/fidelidade/campanha/1/resgates/pendentes'],
  '/api/fidelidade/resgates/*': ['/api/fidelidade/resgates/1'],
};
/** Anonymous reads without customer data. */
const ANONYMOUS = /^\/(?:api\/public\/|api\/consulta\/cep|api\/cidade|estados|ping)/;
const READS = CONTRACT_CALLS.filter(({ method, path }) => method === 'GET' && !ANONYMOUS.test(path)).flatMap(
  ({ path }) => (VARIED[path] ?? ['']).map((rest) => (rest.startsWith('/') ? rest : path + rest)),
);

/** Reads one index entry: checked separately. */
const PURGE = /delete .* limit \$\d+ for update skip locked/i;

interface Asked {
  readonly text: string;
  readonly params: unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

let database: Database;
let client: PGlite;
let app: FastifyInstance;
let ana: Client;
/** Tables that grow with the number of customers. */
let growing: Set<string>;
let asked: Asked[] = [];

let aheadMs = 0;
beforeAll(async () => {
  // Always embedded: statements are recorded at its one client.
  database = await openTestDatabase('');
  if (!('$client' in database.db)) throw new Error('the driver does not show its client');
  client = database.db.$client as PGlite;
  app = await createServer({
    db: database.db,
    outboxDir: '',
    argon2: { memoryKib: 64, passes: 1 },
    auditLog: { write: () => undefined },
    clock: { now: () => new Date(Date.now() + aheadMs) },
  });
  ana = await signIn(app, ANA_CPF);
  const tables = sql`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'pessoa_id'`;
  const found = await rowsOf<{ name: string }>(database.db, tables);
  growing = new Set([...found.map(({ name }) => name), 'pessoas', 'tentativas', 'voucher_produtos']);
  // The tables are small: this checks that an index exists, not that it pays.
  await client.exec('set enable_seqscan = off');
});
afterAll(async () => {
  await app.close();
  await client.exec('set enable_seqscan to default');
  await database.close();
});
beforeEach(() => {
  note();
  asked = [];
});

/** Records every statement, in transactions too. */
function note(): void {
  const { query, transaction } = client;
  jest.spyOn(client, 'query').mockImplementation(async (text, params, options) => {
    asked.push({ text, params: params ?? [] });
    return query.call(client, text, params, options);
  });
  jest.spyOn(client, 'transaction').mockImplementation(async (work) =>
    transaction.call(client, async (tx) => {
      const inside = tx.query.bind(tx);
      tx.query = async (text, params, options) => {
        asked.push({ text, params: params ?? [] });
        return inside(text, params, options);
      };
      return work(tx);
    }),
  );
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function planOf({ text, params }: Asked): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    params,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' };
}

/** The parts of a plan that scan a growing table. */
async function faultsOf({ text, params }: Asked): Promise<string[]> {
  if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) return [];
  const nodes = nodesOf(await planOf({ text, params }));
  const bitmaps = nodes.filter((node) => node['Node Type'] === 'Bitmap Index Scan');
  return nodes
    .filter((node) => growing.has(node['Relation Name'] ?? '') && node['Node Type'].includes('Scan'))
    .filter((node) =>
      node['Node Type'] === 'Bitmap Heap Scan'
        ? bitmaps.some((bitmap) => bitmap['Index Cond'] === undefined)
        : node['Index Cond'] === undefined,
    )
    .map((node) => `${node['Node Type']} on ${node['Relation Name']}: ${text}`);
}

async function expectIndices(): Promise<void> {
  const statements = asked;
  asked = [];
  expect(statements.length).toBeGreaterThan(0);
  const faults = await Promise.all(statements.map(faultsOf));
  expect(faults.flat()).toEqual([]);
}

// @rule C6.11
test.each(READS)('GET %s finds each customer’s rows by an index', async (url) => {
  const { statusCode } = await ana.get(url);
  expect([200, 404]).toContain(statusCode);
  await expectIndices();
});

// @rule C6.11
test('signing in and out uses an index', async () => {
  const answers = ['errada', PASSWORD].map(async (password) =>
    postForm(app, '/token', { grant_type: 'password', username: ANA_CPF, password }),
  );
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([400, 200]);
  const other = await signIn(app, ANA_CPF);
  expect((await other.post('/logout')).statusCode).toBe(200);
  asked = asked.filter(({ text }) => !PURGE.test(text));
  await expectIndices();
});

// @rule C6.11
test('an exchange finds its rows by an index', async () => {
  const key = { 'idempotency-key': '"a-chave"' };
  expect((await ana.post(TROCA, { idResgate: VOUCHER_10.idResgate }, key)).statusCode).toBe(200);
  asked = asked.filter(({ text }) => !PURGE.test(text) && !/^insert/i.test(text));
  await expectIndices();
});

// @rule C6.11, C6.14
test('clearing old rows away stays a matter of a few, however many there are', async () => {
  await client.exec(`set enable_seqscan to default;
    insert into tentativas (chave, quando) select 'conta:' || n, now() from generate_series(1, 20000) n;
    insert into chaves (chave, assinatura, status, resposta, criada_em)
      select 'a' || n, '', 200, '{}', now() from generate_series(1, 20000) n;
    analyze tentativas; analyze chaves`);
  asked = [];
  // A process cleans up once in ten seconds.
  aheadMs = 10_000;
  await postForm(app, '/token', { grant_type: 'password', username: ANA_CPF, password: PASSWORD });
  const key = { 'idempotency-key': '"outra-chave"' };
  await ana.post(TROCA, { idResgate: VOUCHER_10.idResgate }, key);
  const purges = asked.filter(({ text }) => PURGE.test(text));
  expect(purges).toHaveLength(2);
  const plans = await Promise.all(purges.map(planOf));
  expect(plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  await client.exec('set enable_seqscan = off');
});

// @rule C6.11
test('the check sees a table that is gone through from end to end', async () => {
  const text = 'select * from "pessoas" where "nome_razao" = $1';
  expect(await faultsOf({ text, params: ['Ana'] })).toHaveLength(1);
  expect(await faultsOf({ text: 'select count(*) from "lancamentos"', params: [] })).toHaveLength(1);
});
