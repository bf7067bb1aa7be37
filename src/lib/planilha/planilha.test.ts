import { type Centavos, toCentavos } from '../numeros/dinheiro.ts';
import { createPlanilha, type Tabela } from './planilha.ts';

interface Compra {
  id: string | null;
  valor: Centavos | null;
}

const TABELA: Tabela<Compra> = {
  colunas: [
    { titulo: 'Cupom', texto: ({ id }) => id },
    { titulo: 'Valor', dinheiro: ({ valor }) => valor },
  ],
  chave: ({ id }) => id,
};
const compra = (id: string | null, centavos: number | null): Compra => ({
  id,
  valor: centavos === null ? null : toCentavos(centavos),
});

// @rule R140
test('pages become one text, taken in parts, with rows and sums in centavos', () => {
  const planilha = createPlanilha(TABELA);
  expect(planilha.add([compra('1', 10), compra(null, null)])).toBe('added');
  expect(planilha.takeText()).toBe('\uFEFFCupom;Valor\r\n1;"0,10"\r\n;\r\n');
  expect(planilha.add([compra('2', 20), compra('2', -5)])).toBe('added');
  expect(planilha.takeText()).toBe('2;"0,20"\r\n2;"-0,05"\r\n');
  expect(planilha.tally()).toEqual({ linhas: 4, somas: [25] });
});

// @rule R141
test('an entry of an earlier page is seen, and nothing of its page is added', () => {
  const planilha = createPlanilha(TABELA);
  planilha.add([compra('1', 10), compra('2', 20)]);
  planilha.takeText();
  expect(planilha.add([compra('2', 20), compra('3', 30)])).toBe('seen');
  expect(planilha.add([compra('1', 10), compra('2', 20)])).toBe('same');
  expect(planilha.takeText()).toBe('');
  expect(planilha.tally()).toEqual({ linhas: 2, somas: [30] });
});

test('entries without a number are never taken for seen', () => {
  const planilha = createPlanilha(TABELA);
  planilha.add([compra(null, 10), compra('1', 1)]);
  expect(planilha.add([compra(null, 10), compra('2', 1)])).toBe('added');
});

test('a sum beyond exact numbers adds nothing', () => {
  const planilha = createPlanilha(TABELA);
  planilha.add([compra('1', Number.MAX_SAFE_INTEGER)]);
  planilha.takeText();
  expect(() => planilha.add([compra('2', 1)])).toThrow(RangeError);
  expect(planilha.takeText()).toBe('');
  expect(planilha.tally()).toEqual({ linhas: 1, somas: [Number.MAX_SAFE_INTEGER] });
});
