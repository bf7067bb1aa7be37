import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/database.ts';
import { OWN_TABLES } from './seed.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, type Client, MERCADO_CNPJ, PADARIA_CNPJ, signIn } from '../testing/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: false, envelope: 'bare' });
});
afterAll(async () => server.stop());

const read = async <Payload>(client: Client, url: string) => (await client.get(url)).json<Payload>();

/** What the demo table claims for accounts with the common password. */
async function accountOf(documento: string): Promise<object> {
  const client = await signIn(server.app, documento, 'clube123');
  const pessoa = await read<{ nomeRazao: string; fisicaJuridica: string; telefones: object[] }>(
    client,
    '/api/pessoa',
  );
  const terms = await read<{ aceitouTermos: boolean }>(client, '/api/termosaceite/tipo/verificaaceite');
  const flags = await read<{ preferencias: { recebeWhatsapp: boolean } }>(client, '/api/pessoa/preferencia');
  const cupons = await read<{ totalPages: number }>(client, '/api/pessoa/cupons?tamanhoPagina=8&pagina=1');
  return {
    nome: pessoa.nomeRazao,
    kind: pessoa.fisicaJuridica,
    phone: pessoa.telefones.length > 0,
    terms: terms.aceitouTermos,
    whatsapp: flags.preferencias.recebeWhatsapp,
    purchases: cupons.totalPages > 0,
  };
}

// @rule C5.11
test('the demo accounts are as the contract says', async () => {
  const everything = { phone: true, terms: true, whatsapp: true, purchases: true };
  expect(await accountOf(ANA_CPF)).toEqual({ nome: 'Ana Souza', kind: 'F', ...everything });
  expect(await accountOf(MERCADO_CNPJ)).toEqual({ nome: 'Mercado Bom Preço Ltda', kind: 'J', ...everything });
  expect(await accountOf(BRUNO_CPF)).toEqual({
    nome: 'Bruno Lima',
    kind: 'F',
    phone: false,
    terms: false,
    whatsapp: false,
    purchases: false,
  });
  expect(await accountOf(PADARIA_CNPJ)).toEqual({
    nome: 'Padaria Raiz Nova Ltda',
    kind: 'J',
    ...everything,
    purchases: false,
  });
});

// @rule C5.3
test('the seed knows every table of the portal', async () => {
  const tables = await rowsOf<{ name: string }>(
    server.db,
    sql`select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual(OWN_TABLES.toSorted());
});
