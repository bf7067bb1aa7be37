import { api } from './api.ts';
import type { Failure } from '../../lib/http/failure.ts';
import { bannersApi } from '../../features/inicio/banners.api.ts';
import type { ApiContext } from './base-query.ts';
import { contaApi } from '../../features/conta/conta.api.ts';
import { cadastroApi } from '../../features/cadastro/cadastro.api.ts';
import { createStore } from './store.ts';
import { tokenApi } from '../../session/token.api.ts';

const CONFIG = {
  mainApiUrl: 'https://api.example',
  publicApiUrl: 'https://public.example/base',
  personApiUrl: 'https://pessoa.example',
  domain: 'clube.example',
  portalAppId: 'app',
  portalSecretKey: 'secret',
  statesUrl: 'https://states.example/all',
  pingUrl: 'https://ping.example/',
  idempotencyHeader: null,
};

/** Endpoints for testing the transport. */
const probe = api.injectEndpoints({
  endpoints: (build) => ({
    postPessoa: build.mutation<unknown, object>({
      query: (body) => ({ path: '/api/pessoa', method: 'POST', body: body as never }),
      extraOptions: { to: 'person' },
    }),
    ping: build.query<unknown, void>({
      query: () => ({ path: '' }),
      extraOptions: { to: 'ping', silent: true },
    }),
    page: build.query<unknown, number>({ query: (page) => ({ path: '/api/pagina', query: { page } }) }),
    publicPage: build.query<unknown, number>({
      query: (page) => ({ path: '/pagina', query: { page } }),
      extraOptions: { to: 'public' },
    }),
    states: build.query<unknown, void>({ query: () => ({ path: '' }), extraOptions: { to: 'states' } }),
  }),
});

interface Sent {
  url: string;
  init: RequestInit;
}

const realFetch = globalThis.fetch;
let sent: Sent[] = [];
let token: string | null = 'token-1';
let returns = 0;
let rejected: string[] = [];
let busy: number[] = [];
const ahead = new Map<string, Promise<Response>>();

/** Answers every request with what is given; a function may throw. */
function answering(answer: () => Response | Promise<Response>): ReturnType<typeof createStore> {
  globalThis.fetch = async (url, init) => {
    sent.push({ url: url as string, init: init ?? {} });
    return answer();
  };
  const context: ApiContext = {
    config: CONFIG,
    token: () => token,
    rejected: (one) => rejected.push(one),
    prefetched: (address) => ahead.get(address),
    startCall: () => () => undefined,
    emitChanged: () => undefined,
    networkReturns: () => returns,
    lastAnswers: null,
    begin: () => {
      busy.push(1);
      return () => busy.push(-1);
    },
  };
  return createStore(context);
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const headersOf = (at = 0) => sent[at]?.init.headers as Record<string, string>;
const saldo = (store: ReturnType<typeof createStore>) =>
  store.dispatch(contaApi.endpoints.saldo.initiate(undefined, { forceRefetch: true }));
const signIn = (store: ReturnType<typeof createStore>) =>
  store.dispatch(tokenApi.endpoints.signIn.initiate({ username: '529', password: 'a+b &ç' }));

const SALDO = { saldo: { valorDisponivel: 1, valorPendente: '2,50' } };

beforeEach(() => {
  sent = [];
  token = 'token-1';
  rejected = [];
  busy = [];
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('requests', () => {
  // @rule S6.3, C2.4
  it('to the main API: bearer token, no-cache, domain', async () => {
    await saldo(answering(json(SALDO)));
    expect(sent[0]?.url).toBe('https://api.example/api/contacorrente/saldo');
    expect(headersOf()).toEqual({
      Accept: 'application/json',
      Authorization: 'Bearer token-1',
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      domain: 'clube.example',
    });
    expect(sent[0]?.init.method).toBe('GET');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  // @rule S2.5
  it('without a session only public calls go out, without a token', async () => {
    token = null;
    const store = answering(json([]));
    await store.dispatch(cadastroApi.endpoints.cidades.initiate('SP'));
    expect(headersOf()).not.toHaveProperty('Authorization');
    expect((await saldo(store)).error).toMatchObject({ kind: 'network' });
    expect(sent.map(({ url }) => url)).toEqual(['https://api.example/api/cidade/uf/SP']);
  });

  // @rule C2.1, C2.2
  it('a body form-encoded, every character safe', async () => {
    await signIn(answering(json({})));
    expect(headersOf()['Content-Type']).toBe('application/x-www-form-urlencoded');
    expect(sent[0]?.init.body).toBe('grant_type=password&username=529&password=a%2Bb%20%26%C3%A7');
  });

  // @rule C2.6
  it('a query in the address, without null values', async () => {
    const store = answering(json({ desconto: 1 }));
    await store.dispatch(contaApi.endpoints.totalDesconto.initiate('1&2'));
    await store.dispatch(contaApi.endpoints.totalDesconto.initiate(null));
    expect(sent.map(({ url }) => url)).toEqual([
      'https://api.example/api/cupom/totaldesconto?idEmpFormato=1%262',
      'https://api.example/api/cupom/totaldesconto',
    ]);
  });

  // @rule S6.3, C2.5
  it('to the public API: its two headers, JSON, never the token', async () => {
    await answering(json([])).dispatch(bannersApi.endpoints.banners.initiate('131'));
    expect(sent[0]?.url).toBe('https://public.example/base/api/app/banners/131');
    expect(headersOf()).toEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'portal-app-id': 'app',
      'portal-secret-key': 'secret',
    });
  });

  // @rule R73, C2.3
  it('to the person host: JSON with the token', async () => {
    const body = { pessoa: { nome: 'Ana' }, atributos: [] };
    await answering(json({})).dispatch(probe.endpoints.postPessoa.initiate(body));
    expect(sent[0]?.url).toBe('https://pessoa.example/api/pessoa');
    expect(headersOf()).toMatchObject({
      'Content-Type': 'application/json',
      Authorization: 'Bearer token-1',
    });
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual(body);
  });

  // @rule C2.7
  it('to services of others: neither token nor headers of ours', async () => {
    const store = answering(json([]));
    await store.dispatch(probe.endpoints.states.initiate());
    await store.dispatch(probe.endpoints.ping.initiate());
    expect(sent.map(({ url }) => url)).toEqual(['https://states.example/all', 'https://ping.example/']);
    for (const at of [0, 1]) expect(headersOf(at)).toEqual({ Accept: 'application/json' });
  });
});

// @rule R31, R88
test('customer answers are never in the HTTP cache', async () => {
  const store = answering(json([]));
  await saldo(store);
  await store.dispatch(probe.endpoints.ping.initiate());
  await store.dispatch(bannersApi.endpoints.banners.initiate('131'));
  await store.dispatch(probe.endpoints.states.initiate());
  expect(sent.map(({ init }) => init.cache)).toEqual(['no-store', 'no-store', undefined, undefined]);
});

describe('responses', () => {
  const failure = async (answer: () => Response | Promise<Response>) =>
    (await saldo(answering(answer))).error as Failure | undefined;

  // @rule R8, C3.1
  it.each([
    ['bare', SALDO],
    ['wrapped', { statusCode: 200, data: SALDO }],
    ['wrapped, its code as text', { statusCode: '201', data: SALDO }],
    ['wrapped without a code', { data: SALDO }],
    ['wrapped twice', { statusCode: 200, data: { data: SALDO } }],
    ['wrapped, its code null', { statusCode: null, data: SALDO }],
  ])('%s: the payload', async (_form, body) => {
    expect((await saldo(answering(json(body)))).data).toEqual({ valorDisponivel: 100, valorPendente: 250 });
  });

  // @rule R6, C3.3
  it.each([
    [400, { statusCode: 400, data: { mensagem: 'Não' } }],
    [500, { statusCode: '500', description: 'Não' }],
  ])('a 200 with statusCode %s is a failure', async (status, body) => {
    expect(await failure(json(body))).toEqual({ kind: 'http', status, message: 'Não', details: [] });
  });

  it('a statusCode that is not a number is a failure', async () => {
    expect(await failure(json({ statusCode: 'erro', data: SALDO }))).toMatchObject({ kind: 'http' });
  });

  it('an HTTP error without words', async () => {
    expect(await failure(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))).toEqual({
      kind: 'http',
      status: 502,
      message: null,
      details: [],
    });
  });

  // @rule S9.15, R10
  it('no answer: one try, never a second', async () => {
    const none = () => Promise.reject(new TypeError('fetch failed'));
    expect(await failure(none)).toEqual({ kind: 'network', status: null, message: null });
    expect(sent).toHaveLength(1);
  });

  // @rule C3.2
  it.each([
    ['HTML', () => new Response('<!doctype html><p>oi</p>')],
    ['half of a JSON', () => new Response('{"statusCode":200,"data":{"sal')],
    ['nothing', () => new Response('')],
    ['another payload', json({ outra: 1 })],
    ['an unreadable number', json({ saldo: { valorDisponivel: 'muito', valorPendente: 1 } })],
  ])('%s in a 200 breaks the contract, named in the log', async (_name, answer) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await failure(answer)).toEqual({ kind: 'contract', status: null, message: null });
    expect(warn).toHaveBeenCalledWith('contract: saldo gave an unknown answer');
  });
});

// @rule R2
it.each([['1h'], ['PT1H'], [{}], [null], ['3600']])(
  'a sign-in whose expires_in is %j counts by its .expires',
  async (expires_in) => {
    const answer = { access_token: 't', expires_in, '.expires': 'Fri, 01 Jan 2100 00:00:00 GMT' };
    const { data } = await signIn(answering(json(answer)));
    expect(data).toMatchObject({ token: 't', expiresAt: Date.UTC(2100, 0, 1) });
  },
);

// @rule R5
describe('a 401', () => {
  it('is reported for the token that was sent', async () => {
    await saldo(answering(json({}, 401)));
    expect(rejected).toEqual(['token-1']);
  });

  it('as statusCode of a 200 too', async () => {
    await saldo(answering(json({ statusCode: 401 })));
    expect(rejected).toEqual(['token-1']);
  });

  it('a late one names the old token', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const asked = saldo(answering(() => late));
    token = 'token-2';
    answer(new Response('{}', { status: 401 }));
    await asked;
    expect(rejected).toEqual(['token-1']);
  });

  it("at sign-in is the form's own error", async () => {
    const result = await signIn(answering(json({ error_description: 'Não' }, 401)));
    expect(result.error).toMatchObject({ kind: 'http', status: 401, message: 'Não' });
    expect(rejected).toEqual([]);
  });

  it('without a session, or from an interface that takes no token, ends none', async () => {
    const store = answering(json({}, 401));
    await store.dispatch(bannersApi.endpoints.banners.initiate('131'));
    await store.dispatch(probe.endpoints.states.initiate());
    token = null;
    await store.dispatch(cadastroApi.endpoints.cidades.initiate('SP'));
    expect(sent).toHaveLength(3);
    expect(rejected).toEqual([]);
  });
});

// @rule S1.3, S4.15, R1
describe('the spinner', () => {
  it('counts a request and lets go of it, whatever happens', async () => {
    await saldo(answering(json(SALDO)));
    expect(busy).toEqual([1, -1]);
    await saldo(answering(() => Promise.reject(new TypeError('fetch failed'))));
    expect(busy).toEqual([1, -1, 1, -1]);
  });

  it('does not count silent calls, nor a refetch of shown data', async () => {
    const store = answering(json(SALDO));
    await store.dispatch(probe.endpoints.ping.initiate());
    expect(busy).toEqual([]);
    await saldo(store);
    await saldo(store);
    expect(sent).toHaveLength(3);
    expect(busy).toEqual([1, -1]);
  });
});

describe('the network returns during a call', () => {
  /** The first request is lost and `back` fires 'online'; the next is answered. */
  const losing = (back: number) =>
    answering(() => {
      if (sent.length > 1) return json(SALDO)();
      returns += back;
      throw new TypeError('Failed to fetch');
    });

  it('a read that is lost then is asked for once more', async () => {
    const { data } = await saldo(losing(1));
    expect([sent.length, data]).toEqual([2, { valorDisponivel: 100, valorPendente: 250 }]);
  });

  // @rule R10
  it('a read that is lost without it is not', async () => {
    const { error } = await saldo(losing(0));
    expect([sent.length, error]).toMatchObject([1, { kind: 'network' }]);
  });

  // @rule R10
  it('a write and a ping never are', async () => {
    await signIn(losing(1));
    expect(sent).toHaveLength(1);
    sent = [];
    await losing(1).dispatch(probe.endpoints.ping.initiate());
    expect(sent).toHaveLength(1);
  });
});

// @rule R230
test('six reads are under way at most, and each further one goes out as one ends', async () => {
  const answers: ((response: Response) => void)[] = [];
  const store = answering(async () => new Promise((answer) => answers.push(answer)));
  const { page: own, publicPage } = probe.endpoints;
  const pages = Array.from({ length: 9 }, async (_unused, page) =>
    store.dispatch((page % 2 === 0 ? own : publicPage).initiate(page)),
  );
  const settled = async () => new Promise((go) => setTimeout(go));
  await settled();
  expect(sent).toHaveLength(6);
  answers[0]?.(json({})());
  await settled();
  expect(sent).toHaveLength(7);
  for (let at = 1; at < 9; at += 1) {
    answers[at]?.(json({})());
    await settled();
  }
  await Promise.all(pages);
});

// @rule R231
test('a read that is refused for now is asked again as Retry-After says', async () => {
  let left = 1;
  const busyThen = () =>
    (left -= 1) < 0
      ? json({ saldo: { valorDisponivel: 1, valorPendente: 0 } })()
      : new Response('{}', { status: 429, headers: { 'retry-after': '0' } });
  const { data } = await saldo(answering(busyThen));
  expect([sent.length, data]).toEqual([2, { valorDisponivel: 100, valorPendente: 0 }]);
});

// @rule R231
test.each([
  ['not at all without a header', {}, 1],
  ['not at all after more than ten seconds', { 'retry-after': '11' }, 1],
  ['twice at most', { 'retry-after': '0' }, 3],
])('a read that stays refused is asked again %s', async (_how, headers, times) => {
  const { error } = await saldo(answering(() => new Response('{}', { status: 429, headers })));
  expect([sent.length, error]).toMatchObject([times, { status: 429 }]);
});

// @rule R10, R231
test('a write that is refused for now is not sent again', async () => {
  const refused = () => new Response('{}', { status: 429, headers: { 'retry-after': '0' } });
  await answering(refused).dispatch(probe.endpoints.postPessoa.initiate({}));
  expect(sent).toHaveLength(1);
});
