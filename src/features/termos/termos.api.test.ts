import { storeOf } from '../../base/testing/store-of.ts';
import { termosApi } from './termos.api.ts';

// @rule R281
test('an acceptance has the other windows read the accepted terms again', async () => {
  const { store, changed } = storeOf('{}');
  await store.dispatch(termosApi.endpoints.aceitarTermo.initiate('7'));
  expect(changed).toEqual([['TermoAceito']]);
});
