import { join } from 'node:path';
import { readExamples } from '../tools/contract/openapi/examples.ts';
import type { Schema } from '../src/base/calls/fields.ts';
import { payload } from '../src/base/calls/endpoint.ts';
import { cidadesSchema, estadosSchema } from '../src/features/cadastro/cadastro.api.ts';
import { bannersSchema } from '../src/features/inicio/banners.api.ts';
import type { Query } from '../src/lib/http/request.ts';
import type { Known } from '../tools/contract/read.ts';
import { READS } from '../tools/contract/reads.ts';
import { CONTRACT_CALLS } from '../src/lib/contract/calls.ts';
import { findServerRoot } from './server-root.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { ANA_CPF, type Client, signIn } from './testing/client.ts';
import { DEMO } from './portal-config.ts';
import type { EnvelopeMode } from './http/wire/failure.ts';

const ROOT = join(findServerRoot(), '..');

/** What the kit learns of a server, here of the seeded one. */
const SEEDED: Known = {
  storeFormatId: '1',
  bannerFormatId: null,
  footerBannerFormatId: '',
  campaignGroupId: '7',
  cep: '01310100',
  idTermo: '2',
  idEmpresa: '1',
  idCampanha: '1',
  payloads: new Map(),
};

/** Not wrapped in mode `default`. */
const BARE = new Set(['C4.7', 'C4.29', 'C4.36', 'C4.37', 'C4.38', 'C4.39']);
/** Covered by tests of their own. */
const OTHER_CALLS = new Set(['C4.13', 'C4.16', 'C4.43', 'C4.44', 'C4.45', 'C4.46']);

/** Every other read of the contract. */
const CALLS = CONTRACT_CALLS.flatMap(({ id, method, path }) => {
  if (method === 'POST' || OTHER_CALLS.has(id)) return [];
  const read = READS[id];
  if (read === undefined) throw new Error(`${id} is missing in tools/contract/reads.ts`);
  const { schemas, at, query, isPublic = false } = read;
  return [{ id, url: addressOf(path, at?.(SEEDED), query?.(SEEDED)), schemas, isPublic }];
});

function addressOf(path: string, one: string | null = '', query: Query = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return path.replace('*', one ?? '') + (search.size === 0 ? '' : `?${search.toString()}`);
}

const EXAMPLES = readExamples(ROOT);

/** The fields of a payload, or of its first entry. */
function keysOf(data: unknown): string[] {
  const sample: unknown = Array.isArray(data) ? data[0] : data;
  if (sample === undefined) throw new Error('an empty list: Ana needs a row in server/seed');
  return Object.keys(sample as object).toSorted();
}

/** Another provider's name of a voucher's `codigo`. */
const OTHER_NAMES = ['[].codVoucher', '[].codigoVoucher', '[].voucher'];

const PUBLIC_CALLS = [
  `/api/public/api/app/banners/${DEMO.bannerFormatId}`,
  `/api/public/api/app/banner-footers/${DEMO.footerBannerFormatId}`,
];

const KEYS = { 'portal-app-id': DEMO.portalAppId, 'portal-secret-key': DEMO.portalSecretKey };

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
  test.each(CALLS)('GET $url', async ({ id, url, schemas }) => {
    const answer = await ana.get(url);
    expect([
      answer.statusCode,
      answer.headers['cache-control'],
      answer.headers['x-content-type-options'],
    ]).toEqual([200, 'no-store', 'nosniff']);
    const sentPayload = unwrap(answer.json(), BARE.has(id) ? 'bare' : 'wrapped');
    expect(keysOf(sentPayload)).toEqual(keysOf(EXAMPLES[id]));
    // A payload may have a `data` field.
    const sent = [sentPayload, (sentPayload as { data?: unknown }).data].flatMap((level) => placesIn(level));
    for (const schema of schemas) {
      const read = await asThePortalReads(schema, answer.json());
      // The profile keeps the whole answer beside its fields.
      const known = placesIn(read).filter((at) => !OTHER_NAMES.includes(at) && !at.startsWith('.wire'));
      expect(known.filter((place) => !sent.includes(place))).toEqual([]);
    }
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

  // @rule S6.1
  test.each(CALLS)('$url without a token', async ({ url, isPublic }) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(isPublic ? 200 : 401);
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
