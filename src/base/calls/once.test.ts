import { api } from './api.ts';
import { ativacaoApi } from '../../features/ofertas/ativacao.api.ts';
import { cadastroApi } from '../../features/cadastro/cadastro.api.ts';
import { resgatesApi } from '../../features/campanhas/fidelidade.api.ts';
import { perfilApi } from '../../features/pessoa/perfil.api.ts';
import { storeOf } from '../testing/store-of.ts';

const HEADER = 'X-Chave';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Writes with an idempotency key. */
const WRITES = {
  trocar: () => resgatesApi.endpoints.trocar.initiate('4'),
  cadastro: () => cadastroApi.endpoints.cadastro.initiate({ nome: 'Ana' }),
  ativarPromocao: () => ativacaoApi.endpoints.ativarPromocao.initiate({ idPromoProd: '9' }),
  savePerfil: () => perfilApi.endpoints.savePerfil.initiate(({ wire }) => wire),
};

/** The keys sent by one store, in order. */
async function keysOf(
  calls: readonly (() => unknown)[],
  idempotencyHeader: string | null,
): Promise<(string | undefined)[]> {
  const { store, asked } = storeOf({ GET: '{"nomeRazao":"Ana"}', POST: '' }, 200, { idempotencyHeader });
  for (const call of calls) await store.dispatch(call() as never);
  // A save reads the record first, without a key.
  return asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers[HEADER]);
}

// @rule R77, C1.6
test.each(Object.entries(WRITES))(
  '%s carries one UUID for each intent, bare, a new one for the next press',
  async (_name, write) => {
    const [first, second, ...more] = await keysOf([write, write], HEADER);
    expect(first).toMatch(UUID);
    expect(second).toMatch(UUID);
    expect(second).not.toBe(first);
    expect(more).toEqual([]);
  },
);

// @rule R77
test('a deployment that names no header sends no key', async () => {
  expect(await keysOf(Object.values(WRITES), null)).toEqual([undefined, undefined, undefined, undefined]);
  const { store, asked } = storeOf('');
  await store.dispatch(WRITES.trocar());
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
    'Accept',
    'Authorization',
    'Cache-Control',
    'Content-Type',
    'Pragma',
    'domain',
  ]);
});

// @rule R77
test.each([
  [HEADER, null],
  [null, 409],
])('a 409 with a key keeps the outcome unknown (header %s: status %s)', async (idempotencyHeader, status) => {
  const { store } = storeOf('{"description": "Em andamento."}', 409, { idempotencyHeader });
  const { error } = await store.dispatch(resgatesApi.endpoints.trocar.initiate('4'));
  expect(error).toEqual({ kind: 'http', status, message: 'Em andamento.', details: [] });
});

// @rule R77
test('reads and the other writes carry none', async () => {
  const probe = api.injectEndpoints({
    endpoints: (build) => ({
      readProbe: build.query<unknown, void>({ query: () => ({ path: '/x' }) }),
      writeProbe: build.mutation<unknown, void>({ query: () => ({ path: '/x', method: 'POST' }) }),
    }),
  });
  const calls = [() => probe.endpoints.readProbe.initiate(), () => probe.endpoints.writeProbe.initiate()];
  const { store, asked } = storeOf('{"nomeRazao":"Ana"}', 200, { idempotencyHeader: HEADER });
  for (const call of [...calls, WRITES.savePerfil]) await store.dispatch(call() as never);
  expect(asked.map(({ headers }) => HEADER in headers)).toEqual([false, false, false, true]);
});
