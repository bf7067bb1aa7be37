import { extratoApi } from '../../features/conta/extrato.api.ts';
import { cuponsApi } from '../../features/conta/cupons.api.ts';
import { dadosApi } from '../../features/pessoa/dados.api.ts';
import { termosApi } from '../../features/termos/termos.api.ts';
import type { FailedRead } from './base-query.ts';
import type { PortalStore } from './store.ts';
import { storeOf } from '../testing/store-of.ts';

const LIVE = {
  extratoPagina: ({ dispatch }: PortalStore) => dispatch(extratoApi.endpoints.extratoPagina.initiate(1)),
  cuponsPagina: ({ dispatch }: PortalStore) =>
    dispatch(cuponsApi.endpoints.cuponsPagina.initiate({ pagina: 1, idEmpFormato: null })),
  copia: ({ dispatch }: PortalStore) =>
    dispatch(dadosApi.endpoints.copia.initiate({ path: '/api/contacorrente/extrato' })),
  verificaAceite: ({ dispatch }: PortalStore) => dispatch(termosApi.endpoints.verificaAceite.initiate()),
};
const ANSWER = JSON.stringify({ aceitouTermos: true, totalPages: 1, data: [] });

function keepingDevice() {
  return {
    answered: jest.fn(),
    showLast: jest.fn(
      async ({ readStored }: FailedRead) =>
        (await readStored?.(JSON.parse(ANSWER), 'https://x.example/')) !== undefined,
    ),
  };
}

// @rule R90
test('a read with a stored answer stays failed', async () => {
  const device = keepingDevice();
  await storeOf(ANSWER, 200, {}, device).store.dispatch(extratoApi.endpoints.extrato.initiate());
  expect(device.answered).toHaveBeenCalledTimes(1);
  const later = await storeOf('{}', 500, {}, device).store.dispatch(extratoApi.endpoints.extrato.initiate());
  expect(later).toMatchObject({ isSuccess: false, error: { status: 500 } });
  await expect(device.showLast.mock.results[0]?.value).resolves.toBe(true);
});

// @rule R40, R88, R90
test.each(Object.entries(LIVE))('%s is of the server alone, and stays nowhere', async (_name, call) => {
  const device = keepingDevice();
  const { store } = storeOf(ANSWER, 200, {}, device);
  const request = call(store);
  expect((await request).error).toBeUndefined();
  request.unsubscribe();
  const failed = call(storeOf('{}', 500, {}, device).store);
  expect((await failed).error).toMatchObject({ status: 500 });
  failed.unsubscribe();
  expect([device.answered.mock.calls, device.showLast.mock.calls]).toEqual([[], []]);
  // Unused answers normally stay for a minute.
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(store.getState().api.queries).toEqual({});
});
