import { rotaDaCampanha, ROTAS, rotaDaEmpresa } from './rotas.ts';

test.each([
  [ROTAS.campanha, '7', '/campanha/7/detalhes'],
  [ROTAS.campanhaResgates, 'a/b ?#', '/campanha/a%2Fb%20%3F%23/resgates'],
  [ROTAS.campanha, '7\ud83d', '/campanha/7%EF%BF%BD/detalhes'],
  [ROTAS.campanhaTrocas, '$&', '/campanha/%24%26/resgates/detalhes'],
])('%s of campaign %s', (rota, id, path) => {
  expect(rotaDaCampanha(rota, id)).toBe(path);
});

// @rule R52
test('a chosen store travels in the query', () => {
  expect(rotaDaEmpresa(ROTAS.promocoes, '7 a')).toBe('/promocoes?idEmpresa=7%20a');
  expect(rotaDaEmpresa(ROTAS.promocoes, '7\ud83d')).toBe('/promocoes?idEmpresa=7%EF%BF%BD');
  expect(rotaDaEmpresa(ROTAS.promocoes, null)).toBe('/promocoes');
});
