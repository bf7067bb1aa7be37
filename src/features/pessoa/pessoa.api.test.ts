import { perfilApi } from './perfil.api.ts';
import { pessoaApi } from './pessoa.api.ts';
import { preferenciaApi } from './preferencia.api.ts';
import { storeOf } from '../../base/testing/store-of.ts';

const { checkPreferencia } = pessoaApi.endpoints;
const { preferencia, savePreferencia } = preferenciaApi.endpoints;

// @rule R78
test('a flag that the server did not send is unknown, and is not sent back', async () => {
  const sent = { preferencias: { recebeEmail: 'S', recebeSms: false, recebePush: null, recebeWhatsapp: '' } };
  const { store, asked } = storeOf(JSON.stringify({ statusCode: 200, data: sent }));
  const flags = await store.dispatch(preferencia.initiate()).unwrap();
  expect(flags).toEqual({
    recebeEmail: true,
    recebeSms: false,
    recebePush: null,
    recebeWhatsapp: null,
    cupomDigital: null,
  });
  await store.dispatch(savePreferencia.initiate((now) => now));
  const edits = { recebeWhatsapp: false, cupomDigital: true };
  await store.dispatch(savePreferencia.initiate((now) => ({ ...now, ...edits })));
  expect(asked.flatMap(({ body }) => body ?? [])).toEqual([
    'recebeEmail=true&recebeSms=false',
    'recebeEmail=true&recebeSms=false&recebeWhatsapp=false&cupomDigital=true',
  ]);
});

// @rule R78
test('nothing known: nothing is sent', async () => {
  const { store, asked } = storeOf('{"preferencias":{}}');
  await store.dispatch(savePreferencia.initiate((now) => now));
  expect(asked[1]?.body).toBe('');
});

// @rule R78
test('a person that was read before the consents were saved is not sent back after it', async () => {
  const { store } = storeOf('{"nomeRazao":"Ana","preferencias":{"recebeWhatsapp":true}}');
  const { perfil } = perfilApi.endpoints;
  const read = store.dispatch(perfil.initiate());
  expect((await read).data?.wire).toHaveProperty('preferencias.recebeWhatsapp', true);
  read.unsubscribe();
  await store.dispatch(savePreferencia.initiate((now) => ({ ...now, recebeWhatsapp: false })));
  await new Promise((resolve) => setTimeout(resolve));
  expect(perfil.select()(store.getState()).isUninitialized).toBe(true);
});

// @rule R76
test('the home reads the saved flags without caching them', async () => {
  jest.useFakeTimers();
  const { store, asked } = storeOf('{"preferencias":{"recebeWhatsapp":false}}');
  const look = () =>
    store.dispatch(checkPreferencia.initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap();
  expect(await look()).toMatchObject({ recebeWhatsapp: false });
  await look();
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(10);
  jest.useRealTimers();
  const { queries, mutations } = store.getState().api;
  expect([queries, mutations]).toEqual([{}, {}]);
});
