import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/database.ts';
import { ANA } from '../seed/pessoas.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, type Client, MERCADO_CNPJ, signIn } from '../testing/client.ts';

let server: TestServer;
let ana: Client;
let bruno: Client;
beforeAll(async () => {
  server = await startTestServer({ listen: false });
  ana = await signIn(server.app, ANA_CPF);
  bruno = await signIn(server.app, BRUNO_CPF);
});
afterAll(async () => server.stop());

const read = async <Payload>(client: Client, url: string) =>
  (await client.get(url)).json<{ data: Payload }>().data;

interface Grupo {
  publico: string | null;
  tiposDescontos: {
    idPromoProd?: number;
    imagem: string | null;
    mensagem1: string | null;
    mensagem2: string | null;
    regras: { tipo: number; mensagem: string | null }[];
  }[];
}

// @rule C5.12
test('offers differ by store, every rule type and weight occurs', async () => {
  const [one, two, three] = await Promise.all(
    [1, 2, 3].map(async (id) => read<Grupo[]>(ana, `/api/promocoes/global?idEmpresa=${id}`)),
  );
  expect(one).not.toEqual(two);
  const all = [one, two, three].flatMap((list) => list ?? []);
  const produtos = all.flatMap((grupo) => grupo.tiposDescontos);
  const words = produtos.flatMap(({ mensagem1, mensagem2, regras }) => [
    mensagem1,
    mensagem2,
    ...regras.map(({ mensagem }) => mensagem),
  ]);
  const weights = words.flatMap((text) => /a cada (\d+)g/i.exec(text ?? '')?.[1] ?? []);
  expect({
    tipos: [...new Set(produtos.flatMap(({ regras }) => regras.map(({ tipo }) => tipo)))].toSorted(
      (a, b) => a - b,
    ),
    pesos: [...new Set(weights)].toSorted(),
    publicos: [...new Set(all.map(({ publico }) => publico))].map(String).toSorted(),
    semImagem: produtos.some(({ imagem }) => imagem === null),
  }).toEqual({
    tipos: [1, 2, 3, 4, 5, 9],
    pesos: ['100', '50', '80'],
    publicos: ['A', 'C', 'G', 'g ', 'null'],
    semImagem: true,
  });
});

test('every picture that the demo data names exists, and every leaflet is a PDF', async () => {
  const columns = [
    'promocao_produtos.imagem',
    'campanhas.imagem_banner',
    'itens_resgate.imagem',
    'banners.url',
    'tabloides.thumbnail',
    'tabloides.url',
  ];
  const addresses = new Set<string>();
  for (const column of columns) {
    const [table = '', field = ''] = column.split('.');
    const rows = await rowsOf<{ url: string | null }>(
      server.db,
      sql`select ${sql.identifier(field)} as url from ${sql.identifier(table)}`,
    );
    for (const { url } of rows) if (url !== null) addresses.add(url);
  }
  const kinds = await Promise.all(
    [...addresses].map(async (url) => {
      const { statusCode, headers, rawPayload } = await server.app.inject(url);
      const real = url.endsWith('.pdf')
        ? rawPayload.subarray(0, 5).toString() === '%PDF-'
        : rawPayload.subarray(8, 12).toString() === 'WEBP';
      return [statusCode, headers['content-type'], real, headers['cache-control']].join(' ');
    }),
  );
  expect([...new Set(kinds)].toSorted()).toEqual([
    '200 application/pdf true public, max-age=3600',
    '200 image/webp true public, max-age=3600',
  ]);
  expect(addresses.size).toBeGreaterThan(60);
});

test("a raster is served in the device's size", async () => {
  const ask = async (file: string, headers = {}) =>
    server.app.inject({ url: `/imagens/banners/${file}`, headers });
  /** The width in an extended WebP's header. */
  const widthOf = ({ rawPayload }: { rawPayload: Buffer }) => rawPayload.readUIntLE(24, 3) + 1;
  const [phone, iphone, desktop, unknown] = [
    await ask('churrasco.webp', { 'sec-ch-ua-mobile': '?1' }),
    await ask('churrasco.webp', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' }),
    await ask('churrasco.webp', { 'sec-ch-ua-mobile': '?0' }),
    await ask('churrasco.webp'),
  ];
  expect([phone, iphone, desktop, unknown].map(widthOf)).toEqual([800, 800, 1440, 1440]);
  expect(phone.headers).toMatchObject({ vary: 'sec-ch-ua-mobile, user-agent' });
  expect(phone.headers['etag']).not.toBe(desktop.headers['etag']);
  expect((await ask('churrasco.svg')).payload).toContain('</svg>');
  for (const file of [
    'nada.webp',
    'toString.webp',
    '..%2fbanners%2fchurrasco.webp',
    'churrasco.phone.webp',
  ]) {
    expect([file, (await ask(file)).statusCode]).toEqual([file, 404]);
  }
  for (const url of [
    '/imagens/..%2fpictures%2fbanners/churrasco.svg',
    '/imagens/nada/churrasco.svg',
    '/arquivos/..%2fbanners%2fchurrasco.svg',
    '/arquivos/churrasco.svg',
  ])
    expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 404]);
});

test('a picture or leaflet that the browser has is not sent again', async () => {
  for (const url of ['/imagens/banners/churrasco.webp', '/arquivos/mes-em-casa.pdf']) {
    const etag = String((await server.app.inject(url)).headers['etag']);
    // A proxy that compresses weakens the tag.
    const tags = [etag, etag.replace(/^(?!W\/)/, 'W/'), `"other", ${etag}`, '"other"'];
    const answers = await Promise.all(
      tags.map(async (tag) => server.app.inject({ url, headers: { 'if-none-match': tag } })),
    );
    expect([url, ...answers.map(({ statusCode }) => statusCode)]).toEqual([url, 304, 304, 304, 200]);
  }
});

test('a part of a leaflet is served', async () => {
  const leaflet = { url: '/arquivos/mes-em-casa.pdf', headers: { range: 'bytes=1-3' } };
  const { statusCode, payload } = await server.app.inject(leaflet);
  expect([statusCode, payload]).toEqual([206, 'PDF']);
});

// @rule C5.8
test('pages of purchases are whole, in order and without overlap', async () => {
  interface Page {
    data: { idCupom: number; dtaCupom: string }[];
    totalPages: number;
  }
  const url = (page: number) => `/api/pessoa/cupons?tamanhoPagina=8&idEmpFormato=1&pagina=${page}`;
  const first = await read<Page>(ana, url(1));
  const pages = await Promise.all(
    Array.from({ length: first.totalPages + 1 }, async (_u, index) => read<Page>(ana, url(index + 1))),
  );
  const dates = pages.flatMap(({ data }) => data.map(({ dtaCupom }) => dtaCupom));
  const ids = new Set(pages.flatMap(({ data }) => data.map(({ idCupom }) => idCupom)));
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect([ids.size, pages.at(-1)?.data]).toEqual([dates.length, []]);
  expect(dates.length).toBeGreaterThanOrEqual(60);
  expect(await read(bruno, url(1))).toEqual({ data: [], totalPages: 0 });
});

test('a page of purchases is read from the index', async () => {
  await server.db.execute(sql`
    insert into cupons (pessoa_id, id_empresa, id_emp_formato, valor_total_centavos, valor_desconto_centavos, dta_cupom)
    select 3, 1, 1, 1000, 100, timestamp '2020-01-01' + n * interval '1 minute' from generate_series(1, 20000) n`);
  await server.db.execute(sql`analyze cupons`);
  const plan = await rowsOf<Record<string, string>>(
    server.db,
    sql`
    explain select id_cupom from cupons where pessoa_id = ${ANA} and id_emp_formato = 1
    order by dta_cupom desc, id_cupom desc limit 8 offset 16`,
  );
  const text = plan.map((row) => Object.values(row)[0]).join('\n');
  expect(text).toMatch(/Index Only Scan Backward using cupons_pessoa_formato_data/);
  expect(text).not.toMatch(/Sort/);
});

test('balance, savings and statement agree with the entries', async () => {
  const { saldo } = await read<{ saldo: Record<string, number> }>(ana, '/api/contacorrente/saldo');
  const { data } = await read<{ data: { valor: number; expirado: boolean }[] }>(
    ana,
    '/api/contacorrente/extrato?page=1&totalRegistros=20',
  );
  expect(saldo).toEqual({ valorDisponivel: 95.85, valorPendente: 25.72 });
  expect([data.length, data.some(({ expirado }) => expirado), data.some(({ valor }) => valor < 0)]).toEqual([
    14,
    true,
    true,
  ]);
  expect(await read(bruno, '/api/contacorrente/saldo')).toEqual({
    saldo: { valorDisponivel: 0, valorPendente: 0 },
  });
});

// @rule C4.9, C5.5
test('terms: pending, accepted one by one, listed with address and date', async () => {
  expect(await read(bruno, '/api/termosaceite/tipo/verificaaceite')).toEqual({ aceitouTermos: false });
  await bruno.post('/api/termosaceite/2');
  expect(await read(bruno, '/api/termosaceite/tipo/verificaaceite')).toEqual({ aceitouTermos: false });
  const url = '/api/termosaceite/3';
  const headers = { authorization: `Bearer ${bruno.token}` };
  // As a server that listens on IPv6 sees an IPv4 address.
  await server.app.inject({ method: 'POST', url, headers, remoteAddress: '::ffff:192.0.2.1' });
  await bruno.post(url);
  expect(await read(bruno, '/api/termosaceite/tipo/verificaaceite')).toEqual({ aceitouTermos: true });
  const aceitos = (await bruno.get('/api/termos/aceitos')).json<Record<string, unknown>[]>();
  expect(aceitos.map(({ nomeTipo, ip }) => `${String(nomeTipo)} ${String(ip)}`).toSorted()).toEqual([
    'Política de Privacidade 192.0.2.1',
    'Regulamento do Programa 127.0.0.1',
  ]);
  expect((await bruno.post('/api/termosaceite/99')).statusCode).toBe(404);
});

// @rule C4.28
test('an offer is switched on once per customer', async () => {
  const grupos = await read<Grupo[]>(ana, '/api/promocoes/global?idEmpresa=1');
  const id = grupos
    .flatMap((grupo) => grupo.tiposDescontos)
    .find((produto) => produto.idPromoProd !== undefined)?.idPromoProd;
  const activate = async (what: string) => (await ana.post(`/api/promocao/ativar${what}`)).json<unknown>();
  const first = await activate(`?idPromoProd=${id}`);
  expect(first).toEqual({ statusCode: 200, data: { mensagem: expect.stringMatching(/^Oferta ativada: /) } });
  expect(await activate(`?idPromoProd=${id}`)).toEqual({
    statusCode: 200,
    data: { mensagem: 'Esta oferta já estava ativada.' },
  });
  expect(await activate('?idPromoProd=1')).toEqual({
    statusCode: 400,
    description: 'Esta oferta não está disponível para ativação.',
  });
});

test('vouchers by state and store, campaigns with balances, exchanges for no stranger', async () => {
  const codes = async (query: string) =>
    (await read<{ codigo: string }[]>(ana, `/api/promocoes/voucher?${query}`)).map(({ codigo }) => codigo);
  expect([
    (await codes('tipo=ativo')).length,
    (await codes('tipo=ativo&idEmpresa=2')).length,
    (await codes('tipo=finalizado')).length,
  ]).toEqual([4, 3, 3]);
  const balances = async (client: Client) =>
    (await read<{ saldoDePontos: number }[]>(client, '/api/fidelidade/campanhas')).map(
      ({ saldoDePontos }) => saldoDePontos,
    );
  expect([await balances(ana), await balances(bruno)]).toEqual([
    [305, 4, 14, 0],
    [0, 0, 0, 0],
  ]);
  const mercado = await signIn(server.app, MERCADO_CNPJ);
  expect((await mercado.get('/api/fidelidade/campanha/1/resgates/pendentes')).json()).toEqual({
    resgates: [],
  });
});
