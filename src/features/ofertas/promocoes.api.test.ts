import { promocoesSchema } from './promocoes.api.ts';

// @rule R54
test.each([
  ['X', null],
  ['', null],
  [null, null],
  ['3', 3],
  [5, 5],
])('a rule of the type %j does not cost the list of offers', (tipo, read) => {
  const [grupo] = promocoesSchema.read([{ tiposDescontos: [{ nome: 'Café', regras: [{ tipo }] }] }]);
  expect(grupo?.tiposDescontos[0]?.regras[0]?.tipo).toBe(read);
});
