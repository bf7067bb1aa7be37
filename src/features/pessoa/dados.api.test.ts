import { dadosApi } from './dados.api.ts';
import { storeOf } from '../../base/testing/store-of.ts';

const page = { data: [{ idCupom: 1 }], totalPages: 3 };

test.each([
  [{ nomeRazao: 'Ana' }, { nomeRazao: 'Ana' }],
  [{ statusCode: 200, data: { nomeRazao: 'Ana' } }, { nomeRazao: 'Ana' }],
  [{ data: { nomeRazao: 'Ana' } }, { nomeRazao: 'Ana' }],
  [{ data: { data: null } }, null],
  [page, page],
  [{ data: page }, page],
  [
    { statusCode: 200, ...page },
    { statusCode: 200, ...page },
  ],
  [{ statusCode: '200', data: { statusCode: 200, data: page } }, page],
])('the copy of %j is %j', async (answer, payload) => {
  const { store } = storeOf(JSON.stringify(answer));
  const { copia } = dadosApi.endpoints;
  expect(await store.dispatch(copia.initiate({ path: '/api/pessoa' })).unwrap()).toEqual(payload);
});
