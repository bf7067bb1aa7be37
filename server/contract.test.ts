import { ramosSchema } from '../src/api/acesso/cadastro.api.ts';
import type { Schema } from '../src/api/base/fields.ts';
import { payload } from '../src/api/base/payload.ts';
import { saldoSchema, totalDescontoSchema } from '../src/api/conta/conta.api.ts';
import { extratoSchema } from '../src/api/conta/extrato.api.ts';
import { cuponsSchema } from '../src/api/conta/cupons.api.ts';
import {
  campanhaExtratoSchema,
  campanhaSchema,
  campanhasSchema,
  grupoSchema,
  itensResgateSchema,
  pontosSchema,
  resgatesEfetuadosSchema,
  resgatesPendentesSchema,
} from '../src/api/fidelidade/fidelidade.api.ts';
import { empresasSchema } from '../src/api/lugares/empresas.api.ts';
import { lojasSchema } from '../src/api/lugares/lojas.api.ts';
import { cepSchema, cidadesSchema, estadosSchema } from '../src/api/lugares/endereco.api.ts';
import { bannersSchema } from '../src/api/ofertas/banners.api.ts';
import { promocoesSchema } from '../src/api/ofertas/promocoes.api.ts';
import { tabloidesSchema } from '../src/api/ofertas/tabloides.api.ts';
import { vouchersSchema } from '../src/api/fidelidade/vouchers.api.ts';
import { pessoaSchema, preferenciaSchema } from '../src/api/pessoa/pessoa.api.ts';
import { CONTRACT_CALLS } from '../src/lib/http/contract-calls.ts';
import {
  aceiteSchema,
  termosAceitosSchema,
  termoSchema,
  termosPublicadosSchema,
} from '../src/api/pessoa/termos.api.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { ANA_CPF, type Client, signIn } from './testing/client.ts';
import { DEMO } from './portal-config.ts';
import type { EnvelopeMode } from './http/wire/failure.ts';

/**
 * Every GET of the contract: its form in mode `default`, its payload's keys (of the first item), and the portal's schema.
 */
const CALLS: readonly (readonly [
  url: string,
  form: 'bare' | 'wrapped',
  keys: string,
  schema: Schema<unknown>,
])[] = [
  ['/api/termosaceite/tipo/verificaaceite', 'wrapped', 'aceitouTermos', aceiteSchema],
  ['/api/termos/publicados', 'wrapped', 'idTermo nomeTipo termo termosPrograma tipo', termosPublicadosSchema],
  ['/api/termos/aceitos', 'bare', 'dtaAceite idTermo ip nomeTipo tipo', termosAceitosSchema],
  ['/api/termo/2', 'wrapped', 'idTermo nomeTipo termo', termoSchema],
  ['/api/configuracao/cliente/ramoatividade', 'wrapped', 'valorStr', ramosSchema],
  ['/api/consulta/cep/01310100', 'wrapped', 'bairro cep localidade logradouro uf', cepSchema],
  [
    '/api/pessoa',
    'wrapped',
    'animais ativacao atribPessoas canal cpfCnpj dtaHoraSolicitacaoExclusao dtaInclusao dtaNascFund email enderecos estadoCivil filhos fisicaJuridica nomeFantasia nomeRazao origem preferencias ramoAtividade sexo telefones tempoLimiteReativacaoCadastro tempoRestanteReativacaoCadastro tipo tratamento',
    pessoaSchema,
  ],
  ['/api/pessoa/preferencia', 'wrapped', 'preferencias', preferenciaSchema],
  ['/api/pessoa/cupons?tamanhoPagina=8&pagina=1&idEmpFormato=1', 'wrapped', 'data totalPages', cuponsSchema],
  ['/api/cupom/totaldesconto?idEmpFormato=1', 'wrapped', 'desconto dtaInclusao', totalDescontoSchema],
  ['/api/contacorrente/saldo', 'wrapped', 'saldo', saldoSchema],
  ['/api/contacorrente/extrato?page=1&totalRegistros=10', 'wrapped', 'data', extratoSchema],
  [
    '/api/promocoes/global?idEmpresa=1',
    'wrapped',
    'dtaFim dtaInicio nomeExibicao publico tiposDescontos',
    promocoesSchema,
  ],
  [
    '/api/promocoes/voucher?tipo=ativo',
    'wrapped',
    'beneficio codigo desconto dtaFim dtaInicio dtaUso produtosDesconto vlrMinUsoVoucher',
    vouchersSchema,
  ],
  ['/api/empresas', 'bare', 'endereco idEmpFormato idEmpresa nomeFantasia telefone', empresasSchema],
  ['/api/lojas', 'wrapped', 'empresas', lojasSchema],
  ['/api/tabloides/ativos?idEmpresa=1', 'wrapped', 'data', tabloidesSchema],
  ['/api/fidelidade/grupo/7', 'wrapped', 'descricao id nome', grupoSchema],
  [
    '/api/fidelidade/campanhas?idEmpFormato=1',
    'wrapped',
    'campanha currentPrice descricao dtaFim dtaInicio flagExtrato flagMinhasTrocas flagTrocarPontos idCampanha idEmpFormato imagemBanner nomePonto regulamento saldoDePontos tipo',
    campanhasSchema,
  ],
  [
    '/api/fidelidade/campanhas/inicial/logado',
    'wrapped',
    'campanha currentPrice descricao dtaFim dtaInicio flagExtrato flagMinhasTrocas flagTrocarPontos idCampanha idEmpFormato imagemBanner nomePonto regulamento saldoDePontos tipo',
    campanhasSchema,
  ],
  [
    '/api/fidelidade/campanha/1',
    'wrapped',
    'campanha currentPrice descricao dtaFim dtaInicio flagExtrato flagMinhasTrocas flagTrocarPontos idCampanha idEmpFormato imagemBanner nomePonto regulamento saldoDePontos tipo',
    campanhaSchema,
  ],
  ['/api/fidelidade/campanha/1/extratos/pontos', 'bare', 'pontos', pontosSchema],
  ['/api/fidelidade/extratos?idCampanha=1&page=1&pagesize=10', 'bare', 'extratos', campanhaExtratoSchema],
  ['/api/fidelidade/campanha/resgates/efetuados?idCampanha=1', 'bare', 'resgates', resgatesEfetuadosSchema],
  ['/api/fidelidade/campanha/1/resgates/pendentes', 'bare', 'resgates', resgatesPendentesSchema],
  [
    '/api/fidelidade/resgates/1',
    'wrapped',
    'idResgate imagem nomeItem qtdePontosCampanha tipo',
    itensResgateSchema,
  ],
  [
    '/api/fidelidade/resgates/home',
    'wrapped',
    'idResgate imagem nomeItem qtdePontosCampanha tipo',
    itensResgateSchema,
  ],
];

/** Another provider's name of a voucher's `codigo`. */
const OTHER_NAMES = ['[].codVoucher', '[].codigoVoucher', '[].voucher'];

const PUBLIC_CALLS = [
  `/api/public/api/app/banners/${DEMO.bannerFormatId}`,
  `/api/public/api/app/banner-footers/${DEMO.footerBannerFormatId}`,
];

const KEYS = { 'portal-app-id': DEMO.portalAppId, 'portal-secret-key': DEMO.portalSecretKey };

/** Covered by tests of their own. */
const OTHER_CALLS = ['/api/cidade/uf/RR', '/api/pessoa/imagem', '/estados', '/ping'];

/** Whether an address is a call of the table; `*` is one segment. */
function isCall(path: string, url: string): boolean {
  const asked = url.split('?')[0]?.split('/') ?? [];
  const parts = path.split('/');
  return parts.length === asked.length && parts.every((part, at) => part === '*' || part === asked[at]);
}

test('every reading call of the contract is asked here', () => {
  const urls = [...CALLS.map(([url]) => url), ...PUBLIC_CALLS, ...OTHER_CALLS];
  const reads = CONTRACT_CALLS.filter(([method]) => method === 'GET');
  expect(reads.filter(([, path]) => !urls.some((url) => isCall(path, url)))).toEqual([]);
});

/** An answer as the portal reads it. */
async function asThePortalReads(schema: Schema<unknown>, body: unknown): Promise<unknown> {
  const read = await payload(schema)['~standard'].validate(body);
  if (read.issues !== undefined) throw new Error('the portal cannot read this answer');
  return read.value;
}

/** The answer's fields by path: a field that only the portal has is one the server should send. */
function placesIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => placesIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...placesIn(inner, `${path}.${key}`),
  ]);
}

describe.each<EnvelopeMode>(['default', 'bare', 'wrapped'])('envelope %s', (envelope) => {
  let server: TestServer;
  let ana: Client;
  beforeAll(async () => {
    server = await startTestServer({ listen: false, envelope });
    ana = await signIn(server.app, ANA_CPF);
  });
  afterAll(async () => server.stop());

  /** The payload, checked to be where the mode puts it. */
  const unwrap = (body: unknown, form: 'bare' | 'wrapped'): unknown => {
    const expected = envelope === 'default' ? form : envelope;
    if (expected === 'bare') return body;
    const { statusCode, data, ...rest } = body as Record<string, unknown>;
    expect([statusCode, rest]).toEqual([200, {}]);
    return data;
  };

  // @rule S3.3, C4.5–C4.8, C4.11, C4.12, C4.14, C4.20, C4.22–C4.27, C4.29–C4.41
  test.each(CALLS)('GET %s', async (url, form, keys, schema) => {
    const answer = await ana.get(url);
    expect([
      answer.statusCode,
      answer.headers['cache-control'],
      answer.headers['x-content-type-options'],
    ]).toEqual([200, 'no-store', 'nosniff']);
    const sentPayload = unwrap(answer.json(), form);
    const sample: unknown = Array.isArray(sentPayload) ? sentPayload[0] : sentPayload;
    if (sample === undefined) throw new Error('an empty list: Ana needs a row in server/seed');
    expect(
      Object.keys(sample as object)
        .toSorted()
        .join(' '),
    ).toBe(keys);
    const read = await asThePortalReads(schema, answer.json());
    // A payload may have a `data` field.
    const sent = [sentPayload, (sentPayload as { data?: unknown }).data].flatMap((level) => placesIn(level));
    const known = placesIn(read).filter((place) => !OTHER_NAMES.includes(place));
    expect(known.filter((place) => !sent.includes(place))).toEqual([]);
  });

  // @rule C4.43, C4.44
  test.each(PUBLIC_CALLS)('GET %s with its keys and no session', async (url) => {
    const answer = await server.app.inject({ url, headers: KEYS });
    const sent = unwrap(answer.json(), 'bare');
    expect(await asThePortalReads(bannersSchema, answer.json())).toEqual(sent);
    const [first] = sent as Record<string, string>[];
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['idLoja', 'link', 'url']);
  });

  // @rule C4.13, C4.45
  test('cities are names, states are never wrapped', async () => {
    const answer = (await ana.get('/api/cidade/uf/RR')).json<unknown>();
    const cidades = unwrap(answer, 'wrapped');
    expect(await asThePortalReads(cidadesSchema, answer)).toEqual(cidades);
    expect((cidades as string[]).slice(0, 3)).toEqual(['Alto Alegre', 'Amajari', 'Boa Vista']);
    const estados = (await server.app.inject('/estados')).json<unknown[]>();
    expect(await asThePortalReads(estadosSchema, estados)).toEqual(estados);
    expect(estados[0]).toEqual({
      id: 11,
      sigla: 'RO',
      nome: 'Rondônia',
    });
  });

  test('a failure is the same in every mode', async () => {
    const missing = await ana.get('/api/pessoa/imagem');
    expect([missing.statusCode, missing.json()]).toEqual([
      404,
      { statusCode: 404, description: 'Nenhuma imagem cadastrada.' },
    ]);
  });
});

describe('access and bad requests', () => {
  let server: TestServer;
  let ana: Client;
  beforeAll(async () => {
    server = await startTestServer({ listen: false });
    ana = await signIn(server.app, ANA_CPF);
  });
  afterAll(async () => server.stop());

  const ANONYMOUS = new Set([
    '/api/termos/publicados',
    '/api/termo/2',
    '/api/configuracao/cliente/ramoatividade',
    '/api/consulta/cep/01310100',
  ]);

  // @rule S6.1
  test.each(CALLS.map(([url]) => url))('%s without a token', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(ANONYMOUS.has(url) ? 200 : 401);
  });

  // @rule S6.3, C2.5
  test('the public API refuses wrong keys and ignores bearer tokens', async () => {
    const url = PUBLIC_CALLS[0] ?? '';
    const wrong = await server.app.inject({ url, headers: { ...KEYS, 'portal-secret-key': 'x' } });
    const stale = await server.app.inject({ url, headers: { ...KEYS, authorization: 'Bearer nope' } });
    expect([wrong.statusCode, stale.statusCode]).toEqual([401, 200]);
  });

  test.each([
    [
      '/api/promocoes/global?idEmpresa=um',
      'O parâmetro idEmpresa deve ser um número inteiro entre 1 e 2147483647.',
    ],
    [
      '/api/pessoa/cupons?tamanhoPagina=101',
      'O parâmetro tamanhoPagina deve ser um número inteiro entre 1 e 100.',
    ],
    ['/api/promocoes/voucher?tipo=todos', 'O parâmetro tipo deve ser ativo ou finalizado.'],
    ['/api/promocoes/voucher', 'O parâmetro tipo é obrigatório.'],
    ['/api/fidelidade/extratos', 'O parâmetro idCampanha é obrigatório.'],
    ['/api/fidelidade/campanha/abc', 'O parâmetro id deve ser um número inteiro entre 1 e 2147483647.'],
    ['/api/consulta/cep/123', 'O CEP deve ter 8 dígitos.'],
  ])('%s is a 400 in plain words', async (url, description) => {
    const answer = await ana.get(url);
    expect([answer.statusCode, answer.json()]).toEqual([400, { statusCode: 400, description }]);
  });

  test('unknown paths, towns without streets and unknown CEPs', async () => {
    const nothing = await ana.get('/api/nao/existe');
    const town = await ana.get('/api/consulta/cep/36325000');
    const unknown = await ana.get('/api/consulta/cep/99999999');
    expect([nothing.statusCode, nothing.json()]).toEqual([
      404,
      { statusCode: 404, description: 'Endereço não encontrado.' },
    ]);
    expect(town.json<{ data: unknown }>().data).toEqual({
      cep: '36325000',
      logradouro: '',
      bairro: '',
      localidade: 'Tiradentes',
      uf: 'MG',
    });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { statusCode: 404, description: 'CEP não encontrado.' },
    ]);
  });

  test('all municipalities of all states are there', async () => {
    const states = (await server.app.inject('/estados')).json<{ sigla: string }[]>();
    const counts = await Promise.all(
      states.map(
        async ({ sigla }) =>
          (await ana.get(`/api/cidade/uf/${sigla}`)).json<{ data: string[] }>().data.length,
      ),
    );
    // 5,570 of the 2022 census and Boa Esperança do Norte (MT), installed in 2025.
    expect([states.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([27, 5571]);
  });

  test('too large a body is refused, broken forms too', async () => {
    const large = await ana.post('/api/pessoa/preferencia', { recebeSms: 'x'.repeat(70_000) });
    const broken = await ana.post('/api/pessoa/preferencia', { ['__proto__']: 'x', 'a[b][c][d][e][f]': 1 });
    expect([large.statusCode, large.json(), broken.statusCode]).toEqual([
      413,
      { statusCode: 413, description: 'O conteúdo enviado é grande demais.' },
      400,
    ]);
  });
});
