import { vouchersApi } from '../../features/vouchers/vouchers.api.ts';
import { storeOf } from '../testing/store-of.ts';

const ask = async (body: string, status: number) => {
  const { store } = storeOf(body, status);
  const { vouchers } = vouchersApi.endpoints;
  return store.dispatch(vouchers.initiate({ tipo: 'ativo', idEmpresa: null } as never));
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

// @rule C3.2
test.each(['', ' \n'])('a 200 without a body (%j) is not an empty list', async (body) => {
  expect((await ask(body, 200)).error).toMatchObject({ kind: 'contract' });
});

// @rule R17
test('null is one', async () => {
  expect((await ask('null', 200)).data).toEqual([]);
});
