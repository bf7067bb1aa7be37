import { type Fault, type Provider, startProvider, ORIGIN, runOn, said } from './testing-provider.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider(ORIGIN);
});
afterAll(async () => provider.stop());

/** On the third request a field is missing, after an invalid token and the read. */
const losing = (name: string) => {
  let asked = 0;
  return (payload: object) => ((asked += 1) > 2 ? { ...payload, [name]: null } : payload);
};
const to = (value: unknown) => () => value;
const having = (fields: object) => (own: object) => ({ ...own, ...fields });
const BALANCE = 'GET /api/contacorrente/saldo';
const ENTRIES = 'GET /api/contacorrente/extrato';
const NO_SESSION = 'broken (status): status 403, with a message';
type Case = [name: string, fault: Fault, id: string, level: string, finding: string, effect?: RegExp];

/** A provider's faults, planted one by one. */
const FAULTS: readonly Case[] = [
  [
    'money that is none',
    { call: BALANCE, payload: to({ saldo: { valorDisponivel: 'dez', valorPendente: 0 } }) },
    'C4.24',
    'broken',
    "broken saldo.valorDisponivel: text as 'aaa'",
    /Não foi possível/,
  ],
  [
    'a store without its id',
    { call: 'GET /api/empresas', payload: (lojas: object[]) => [...lojas, { nomeFantasia: 'x' }, {}] },
    'C4.29',
    'broken',
    'broken [].idEmpresa: nothing: it is missing',
    /no store/,
  ],
  [
    'a day that does not exist',
    { call: ENTRIES, payload: to({ data: [{ valor: 1, dtaEvento: '31/02/2026' }] }) },
    'C4.25',
    'broken',
    "broken data[].dtaEvento: text as '99/99/9999'",
  ],
  [
    'a CNPJ that has lost its letters',
    { call: 'GET /api/pessoa', payload: having({ cpfCnpj: '90400388' }) },
    'C4.14',
    'tolerated',
    'tolerated cpfCnpj: no CPF or CNPJ',
  ],
  [
    'a flag that is none',
    {
      call: 'GET /api/fidelidade/campanhas',
      payload: ([one]: object[]) => [{ ...one, flagExtrato: 'talvez' }],
    },
    'C4.33',
    'broken',
    "broken [].flagExtrato: text as 'aaaaaa'",
  ],
  [
    'nobody in the place of a person',
    { call: 'GET /api/pessoa', payload: having({ nomeRazao: null, cpfCnpj: '' }) },
    'C4.14',
    'broken',
    'broken : an object',
  ],
  [
    'an envelope of its own',
    { call: 'GET /api/cupom/totaldesconto', payload: (own: object) => ({ sucesso: true, resultado: own }) },
    'C4.23',
    'broken',
    'broken : an object',
  ],
  [
    'a proxy’s page',
    { call: 'GET /api/promocoes/global', text: '<!doctype html><h1>Proxy</h1>' },
    'C4.26',
    'broken',
    'broken : text',
  ],
  [
    'half an answer',
    { call: 'GET /api/lojas', text: '{"empresas": [{"idEmp' },
    'C4.30',
    'broken',
    'broken : text',
  ],
  [
    'a failure in a 200',
    { call: 'GET /api/fidelidade/extratos', text: '{"statusCode": 500, "mensagem": "x"}' },
    'C4.37',
    'broken',
    'broken (status): status 200 with statusCode 500, with a message',
  ],
  [
    'a failure without words',
    { call: 'GET /api/promocoes/voucher', status: 500, payload: to({}) },
    'C4.27',
    'broken',
    'broken (status): status 500, without a message',
  ],
  [
    'no answer at all',
    { call: 'GET /api/termos/publicados', isSilent: true },
    'C4.6',
    'broken',
    'broken (network): none came',
    /nobody can register/,
  ],
  [
    'an extra strip of campaigns that fails',
    { call: 'GET /api/fidelidade/campanhas/inicial/logado', status: 500 },
    'C4.34',
    'tolerated',
    'broken (status): status 500, without a message',
    /is hidden/,
  ],
  [
    'an extra strip of items that fails',
    { call: 'GET /api/fidelidade/resgates/home', status: 500 },
    'C4.41',
    'tolerated',
    'broken (status): status 500, without a message',
    /is hidden/,
  ],
  [
    'states that are none',
    { call: 'GET /estados', payload: to([{ uf: 'SP' }]) },
    'C4.45',
    'tolerated',
    'broken [].sigla: nothing: it is missing',
    /27 states/,
  ],
  [
    'a field that is never there',
    {
      call: 'GET /api/fidelidade/campanha/*',
      payload: having({ nomePonto: undefined }),
    },
    'C4.35',
    'broken',
    'broken nomePonto: nothing: it is missing',
  ],
  [
    'a token without its end',
    { call: 'POST /token', payload: having({ '.expires': undefined }) },
    'C4.1',
    'broken',
    'broken .expires: nothing: it is missing',
    /nobody can sign in/,
  ],
  [
    'a token that is over',
    {
      call: 'POST /token',
      payload: having({ '.expires': 'Thu, 01 Jan 2026 00:00:00 GMT' }),
    },
    'C4.1',
    'broken',
    'broken .expires: a moment that is over',
  ],
  [
    'an end without a zone',
    { call: 'POST /token', payload: having({ '.expires': '31/12/2099 10:00:00' }) },
    'C4.1',
    'tolerated',
    "tolerated .expires: text as '99/99/9999 99:99:99'",
  ],
  [
    'anybody let in',
    { call: 'POST /token', status: 200, payload: to({ access_token: 'x' }) },
    'R7',
    'broken',
    'broken (status): a success',
  ],
  [
    'a refusal without words',
    { call: 'POST /token', status: 400, payload: to({}) },
    'R7',
    'tolerated',
    'tolerated (message): none',
  ],
  [
    'a session that is over, as 403',
    { call: 'GET /api/pessoa', status: 403, payload: to({ message: 'x' }) },
    'R5',
    'broken',
    NO_SESSION,
  ],
  [
    'no leave for the portal’s origin',
    { call: 'GET /api/empresas', headers: { 'access-control-allow-origin': undefined } },
    'C4.29',
    'broken',
    'broken (CORS) access-control-allow-origin: none',
    /no store/,
  ],
  [
    'leave for another origin',
    { call: 'OPTIONS', headers: { 'access-control-allow-origin': 'https://outra.example' } },
    'C4.24',
    'broken',
    'broken (CORS) access-control-allow-origin: another origin',
  ],
  [
    'preflights that are refused',
    { call: 'OPTIONS', status: 405 },
    'C4.42',
    'broken',
    'broken (CORS) OPTIONS: status 405',
  ],
  [
    'a header that may not be sent',
    {
      call: 'OPTIONS',
      headers: { 'access-control-allow-headers': 'authorization, cache-control, pragma, content-type' },
    },
    'C4.24',
    'broken',
    'broken (CORS) access-control-allow-headers: no domain',
  ],
  [
    'a star in the place of authorization',
    { call: 'OPTIONS', headers: { 'access-control-allow-headers': '*' } },
    'C4.24',
    'broken',
    'broken (CORS) access-control-allow-headers: no authorization',
  ],
  [
    'a balance for shared caches',
    { call: BALANCE, headers: { 'cache-control': 'public, max-age=600' } },
    'C4.24',
    'broken',
    'broken (header cache-control): leave for shared caches',
  ],
  [
    'JSON under another name',
    { call: 'GET /api/lojas', headers: { 'content-type': 'text/plain' } },
    'C4.30',
    'tolerated',
    'tolerated (header content-type): another type',
  ],
  [
    'a picture from a host that is not named',
    {
      call: 'GET /api/tabloides/ativos',
      payload: to([{ nomeExibicao: 'x', url: null, thumbnail: 'https://fotos.outra.example/a.gif' }]),
    },
    'C4.31',
    'broken',
    'broken (pictures): fotos.outra.example',
  ],
  [
    'pictures that are gone',
    { call: 'GET /fotos/*', status: 404 },
    'C4.40',
    'tolerated',
    'tolerated (pictures): status 404 at HOST',
  ],
  [
    'pictures kept to their own site',
    { call: 'GET /fotos/*', headers: { 'cross-origin-resource-policy': 'same-site' } },
    'C4.40',
    'broken',
    'broken (pictures): one that keeps it to HOST',
  ],
  [
    'a write without an answer',
    { call: 'POST /api/fidelidade/extrato', isSilent: true },
    'C4.42',
    'broken',
    'broken (network): none: nobody knows what became of it',
    /nothing can be exchanged/,
  ],
  [
    'a page in the place of a write’s answer',
    { call: 'POST /api/pessoa/preferencia', text: '<html>' },
    'C4.21',
    'broken',
    'broken : a page, or half an answer',
  ],
  [
    'a document registered twice',
    { call: 'POST /api/pessoa/cadastro', status: 200, text: '{}' },
    'C4.10',
    'broken',
    'broken (status): a success',
  ],
  [
    'a save that loses fields',
    { call: 'GET /api/pessoa', payload: losing('email') },
    'C4.15',
    'tolerated',
    'tolerated email: something else',
  ],
  [
    'an exchange that takes no points',
    { call: 'GET /api/fidelidade/campanha/*/extratos/pontos', payload: to({ pontos: 1500 }) },
    'C4.42',
    'tolerated',
    'tolerated pontos: as many',
  ],
  [
    'a deactivation that is not seen',
    {
      call: 'GET /api/pessoa',
      payload: having({ dtaHoraSolicitacaoExclusao: null }),
    },
    'C4.18',
    'broken',
    'broken dtaHoraSolicitacaoExclusao: nothing',
  ],
  [
    'a sign-out that fails',
    { call: 'POST /logout', status: 500, payload: to({ message: 'x' }) },
    'C4.2',
    'tolerated',
    'tolerated (status): status 500, with a message',
  ],
  [
    'days as seconds since 1970',
    {
      call: ENTRIES,
      payload: to({ data: [{ idExtrato: 1, valor: 1, dtaEvento: 1_767_225_600 }] }),
    },
    'C4.25',
    'broken',
    'broken data[].dtaEvento: seconds since 1970',
  ],
  [
    'a second page that is the first again',
    {
      call: ENTRIES,
      payload: to({ data: Array.from({ length: 10 }, (_unused, n) => ({ idExtrato: n, valor: 1.5 })) }),
    },
    'C4.25',
    'broken',
    'broken (pages): those of page 1',
  ],
  [
    'money in centavos',
    { call: BALANCE, payload: to({ saldo: { valorDisponivel: 12_350, valorPendente: 900 } }) },
    'C4.24',
    'tolerated',
    'tolerated (money): whole numbers alone',
  ],
  [
    'names with entities',
    { call: 'GET /api/empresas', payload: ([one]: object[]) => [{ ...one, nomeFantasia: 'P&amp;G' }] },
    'C4.29',
    'tolerated',
    'tolerated [].nomeFantasia: text with HTML entities',
  ],
  [
    'names in the wrong charset',
    { call: 'GET /api/empresas', payload: ([one]: object[]) => [{ ...one, nomeFantasia: 'SÃ£o JosÃ©' }] },
    'C4.29',
    'broken',
    'broken [].nomeFantasia: text in the wrong charset',
  ],
  [
    'a row of which nothing is known',
    { call: 'GET /api/promocoes/voucher', payload: (all: object[]) => [...all, {}] },
    'C4.27',
    'broken',
    'broken []: one of which nothing is known',
  ],
  [
    'a session of ten minutes',
    {
      call: 'POST /token',
      payload: having({ '.expires': new Date(Date.now() + 600_000).toUTCString() }),
    },
    'C4.1',
    'tolerated',
    'tolerated .expires: less',
  ],
];

const CASES = FAULTS.map(([name, fault, id, level, finding, effect = /^/]) => ({
  name,
  fault,
  id,
  level,
  finding,
  effect,
}));

// @rule C6.1, C6.2, C6.4
test.each(CASES)('$name: named in the report of its call', async (one) => {
  const { findings, level, effect } = said(await runOn(provider, one.fault), one.id);
  expect(level).toBe(one.level);
  expect(findings).toContain(one.finding.replace('HOST', new URL(provider.url).host));
  expect(effect ?? '').toMatch(one.effect);
});
