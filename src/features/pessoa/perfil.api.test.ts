import { perfilApi } from './perfil.api.ts';
import { storeOf } from '../../base/testing/store-of.ts';

const save = (answer: string) =>
  storeOf({ GET: '{"nomeRazao":"Ana"}', POST: answer }).store.dispatch(
    perfilApi.endpoints.savePerfil.initiate(({ wire }) => wire),
  );

// @rule C3.2
test.each([
  '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>',
  '\n<html><body>Entre na rede</body></html>',
  '{"statusCode": 200, "data": {"descr',
])('a save answered with %j is no success', async (answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await save(answer)).error).toMatchObject({ kind: 'contract', status: null, message: null });
  expect(console.warn).toHaveBeenCalledWith('contract: savePerfil gave an unknown answer');
});

test.each(['', '{}', 'null', '{"description": "Salvo"}', '{"statusCode": 200, "data": null}', 'true', 'OK'])(
  'a save that is answered with %j is one',
  async (answer) => {
    expect((await save(answer)).error).toBeUndefined();
  },
);

// @rule R281, R74
test.each(['desativar', 'reativar'] as const)(
  '%s has the other windows read the person again',
  async (call) => {
    const { store, changed } = storeOf('{}');
    await store.dispatch(perfilApi.endpoints[call].initiate());
    expect(changed).toEqual([['Pessoa']]);
  },
);
