import { fidelidadeApi, resgatesApi } from './fidelidade.api.ts';
import { storeOf } from '../../base/testing/store-of.ts';

const { campanha, campanhaExtrato, campanhas, grupoCampanhas, pontos } = fidelidadeApi.endpoints;
const { itensResgate, resgatesEfetuados, resgatesPendentes, trocar } = resgatesApi.endpoints;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
});

const lenient = {
  idCampanha: 7,
  campanha: 'Panelas',
  imagemBanner: '/b.svg',
  dtaInicio: '2026-03-01T00:00:00Z',
  dtaFim: '31/03/2026',
  currentPrice: 12.5,
  saldoDePontos: '1.500',
  flagExtrato: 'S',
  flagTrocarPontos: 1,
  flagMinhasTrocas: null,
  unknown: {},
};

test.each([
  [lenient],
  [{ statusCode: 200, data: lenient }],
  [{ statusCode: '200', data: { data: lenient } }],
])('a campaign is read from any envelope: %#', async (body) => {
  const { store, asked } = storeOf(JSON.stringify(body));
  const { data } = await store.dispatch(campanha.initiate('7/x'));
  expect(asked[0]?.url).toBe('https://api.example/api/fidelidade/campanha/7%2Fx');
  expect(data).toMatchObject({
    idCampanha: '7',
    campanha: 'Panelas',
    descricao: null,
    imagemBanner: 'https://api.example/b.svg',
    dtaInicio: '2026-03-01',
    dtaFim: '2026-03-31',
    currentPrice: '12.5',
    tipo: null,
    saldoDePontos: '1500',
    flagExtrato: true,
    flagTrocarPontos: true,
    flagMinhasTrocas: false,
  });
});

// @rule R84
test.each([
  ['500', '500'],
  [' 1.500,00 ', '1500'],
  [0, '0'],
  [12.9, '12.9'],
  ['0,50', '0.5'],
])('the balance %j is %s, as it was sent', async (wire, expected) => {
  const { store } = storeOf(JSON.stringify({ pontos: wire }));
  expect((await store.dispatch(pontos.initiate('7'))).data).toBe(expected);
});

test.each(['{"pontos":null}', '{"pontos":"muitos"}', '{}', '[]', '<html>', '{"statusCode":400}', ''])(
  'an unreadable balance breaks the contract',
  async (body) => {
    const { store } = storeOf(body);
    const { data, error } = await store.dispatch(pontos.initiate('7'));
    expect([data, error]).toEqual([
      undefined,
      expect.objectContaining({ status: body === '{"statusCode":400}' ? 400 : null }),
    ]);
  },
);

test('null lists are empty', async () => {
  const { store } = storeOf('{"statusCode":200,"data":{"extratos":null,"resgates":null}}');
  expect((await store.dispatch(campanhaExtrato.initiate('7'))).data).toEqual([]);
  expect((await store.dispatch(resgatesEfetuados.initiate('7'))).data).toEqual([]);
  expect((await store.dispatch(resgatesPendentes.initiate('7'))).data).toEqual([]);
  const { store: other } = storeOf('{"data":null}');
  expect((await other.dispatch(campanhas.initiate(null))).data).toEqual([]);
  expect((await other.dispatch(itensResgate.initiate('7'))).data).toEqual([]);
});

test('a picture that may not be shown is none, and a group may have no words', async () => {
  const item = { idResgate: 4, tipo: 'VO', nomeItem: 'V', imagem: 'javascript:x', qtdePontosCampanha: '80' };
  const { store } = storeOf(JSON.stringify([item]));
  expect((await store.dispatch(itensResgate.initiate('7'))).data).toEqual([
    { idResgate: '4', tipo: 'VO', nomeItem: 'V', imagem: null, qtdePontosCampanha: '80' },
  ]);
  const { store: other } = storeOf('{"nome":""}');
  expect((await other.dispatch(grupoCampanhas.initiate('7'))).data).toEqual({ nome: null, descricao: null });
});

test('an exchange posts one field, any answer but a page is a success', async () => {
  for (const body of ['', 'OK', '{"mensagem":"x"}', '{"statusCode":200,"data":null}']) {
    const { store, asked } = storeOf(body);
    expect((await store.dispatch(trocar.initiate('31'))).error).toBeUndefined();
    expect(asked.map((call) => [call.url, call.body])).toEqual([
      ['https://api.example/api/fidelidade/extrato', 'idResgate=31'],
    ]);
    jest.mocked(globalThis.fetch).mockRestore();
  }
  // A truncated answer: the outcome is unknown.
  for (const body of [
    '<!doctype html><h1>Bem-vindo ao Wi-Fi</h1>',
    '{"statusCode":400,"description":"Sem s',
  ]) {
    const { store } = storeOf(body);
    expect((await store.dispatch(trocar.initiate('31'))).error).toMatchObject({
      kind: 'contract',
      status: null,
    });
    jest.mocked(globalThis.fetch).mockRestore();
  }
  const refused = storeOf('{"statusCode":400,"description":"Sem saldo"}');
  expect((await refused.store.dispatch(trocar.initiate('31'))).error).toMatchObject({
    status: 400,
    message: 'Sem saldo',
  });
});

// @rule R281
test('an exchange has the other windows read points and vouchers again', async () => {
  const { store, changed } = storeOf('{}');
  await store.dispatch(trocar.initiate('7'));
  expect(changed).toEqual([['Pontos', 'Voucher']]);
});
