import fc from 'fast-check';
import type { DataCivil } from '../../lib/datas/datas.ts';
import {
  adicionar,
  desfazer,
  idDaOferta,
  isEncerrada,
  type ItemDaLista,
  itemDeTexto,
  limparMarcados,
  type Lista,
  MAIS_ITENS,
  marcar,
  mudarQtde,
  porLoja,
  readLista,
  remover,
  textoDaLista,
} from './lista.ts';

const HOJE = '2026-03-10' as DataCivil;
const palavra = fc.constantFrom('Café', 'Chá', 'Pão', 'Óleo', 'Arroz – 5 kg', 'Suco\u202Etxt');
const fim = fc.constantFrom<DataCivil | null>(
  null,
  '2026-03-09' as DataCivil,
  HOJE,
  '2026-04-01' as DataCivil,
);

const item: fc.Arbitrary<ItemDaLista> = fc
  .record({
    nome: palavra.map((nome) => nome.replace('\u202E', '')),
    qtde: fc.integer({ min: 1, max: 99 }),
    loja: fc.constantFrom(null, { id: '1', nome: 'Cambuí' }, { id: '2', nome: 'Centro' }),
    preco: fc.constantFrom(null, 'R$ 2,50', 'R$ 2,50 por 100 g'),
    fim,
    marcado: fc.boolean(),
  })
  .map((fields) => ({ ...fields, id: idDaOferta(fields) }));
const lista: fc.Arbitrary<Lista> = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 20 });
/** A list and one of its items. */
const comUm = lista
  .filter(({ length }) => length > 0)
  .chain((itens) => fc.tuple(fc.constant(itens), fc.constantFrom(...itens)));

// @rule R138
it('stored lists are read back in spite of garbage', () => {
  fc.assert(
    fc.property(lista, fc.array(fc.jsonValue()), (itens, rubbish) => {
      expect(readLista(JSON.parse(JSON.stringify(itens)))).toEqual(itens);
      expect(readLista([...itens, ...rubbish.map((value) => ({ nome: value }))])).toEqual(itens);
      for (const value of rubbish)
        expect(readLista(value)).toEqual(Array.isArray(value) ? readLista(value) : []);
    }),
  );
});

it('invalid fields of another version are dropped', () => {
  const odd = {
    id: 'a',
    nome: ' Café\n\u202E ',
    qtde: 1e9,
    loja: { id: 7 },
    preco: 3,
    fim: '31/02/2026',
    marcado: 'S',
  };
  expect(readLista([odd, { ...odd, nome: 'again' }, { id: 'b' }, null])).toEqual([
    { id: 'a', nome: 'Café', qtde: 99, loja: null, preco: null, fim: null, marcado: false },
  ]);
  const many = Array.from({ length: 2 * MAIS_ITENS }, (_, id) => ({ id: String(id), nome: 'x' }));
  expect(readLista(many)).toHaveLength(MAIS_ITENS);
});

// @rule R136
it('adding an item twice keeps it once and unticks it', () => {
  fc.assert(
    fc.property(lista, item, (itens, one) => {
      const once = adicionar(itens, one);
      expect(adicionar(once, one)).toEqual(marcar(once, one.id, false));
      expect(once.filter(({ id }) => id === one.id)).toHaveLength(1);
      expect(once.slice(0, itens.length).map(({ id }) => id)).toEqual(itens.map(({ id }) => id));
    }),
  );
  const full = Array.from({ length: MAIS_ITENS }, (_, n) => ({ ...itemDeTexto(`x${n}`) })) as ItemDaLista[];
  expect(adicionar(full, { ...full[0], id: 'new' } as ItemDaLista)).toBe(full);
});

// @rule R137
it('a tick or a number changes one item, numbers stay 1–99', () => {
  fc.assert(
    fc.property(comUm, fc.boolean(), fc.constantFrom<1 | -1>(1, -1), ([itens, one], marcado, by) => {
      const others = (changed: Lista) => changed.filter(({ id }) => id !== one.id);
      for (const changed of [marcar(itens, one.id, marcado), mudarQtde(itens, one.id, by)]) {
        expect(others(changed)).toEqual(others(itens));
        expect(changed.map(({ id }) => id)).toEqual(itens.map(({ id }) => id));
      }
      expect(marcar(itens, one.id, marcado).find(({ id }) => id === one.id)?.marcado).toBe(marcado);
      const { qtde } = mudarQtde(itens, one.id, by).find(({ id }) => id === one.id) ?? one;
      expect(qtde).toBe(Math.min(Math.max(one.qtde + by, 1), 99));
    }),
  );
});

// @rule R137
it('‘Desfazer’ restores the removed item in its place', () => {
  fc.assert(
    fc.property(comUm, item, ([itens, one], later) => {
      for (const after of [remover(itens, one.id), limparMarcados(itens)]) {
        expect(desfazer(after, itens, after)).toEqual(itens);
        const back = desfazer(adicionar(after, later), itens, after).map(({ id }) => id);
        expect(back).toEqual(expect.arrayContaining([...itens.map(({ id }) => id), later.id]));
        expect(new Set(back).size).toBe(back.length);
      }
      expect(limparMarcados(itens)).toEqual(itens.filter(({ marcado }) => !marcado));
    }),
  );
});

// @rule R137
it('by store: complete, own items last', () => {
  fc.assert(
    fc.property(lista, (itens) => {
      const grupos = porLoja(itens);
      const sorted = (some: Lista) => some.map(({ id }) => id).toSorted();
      expect(sorted(grupos.flatMap((grupo) => grupo.itens))).toEqual(sorted(itens));
      for (const grupo of grupos)
        expect(grupo.itens).toEqual(itens.filter(({ loja }) => loja?.id === grupo.loja?.id));
      expect(grupos.slice(0, -1).every(({ loja }) => loja !== null)).toBe(true);
    }),
  );
});

// @rule R139
it('the shared text has a line for each item and store', () => {
  fc.assert(
    fc.property(lista, (itens) => {
      const lines = textoDaLista(itens, 'Lista', HOJE).split('\n').filter(Boolean);
      expect(lines).toHaveLength(1 + porLoja(itens).length + itens.length);
      expect(lines.filter((line) => line.startsWith('[x] '))).toHaveLength(
        itens.filter(({ marcado }) => marcado).length,
      );
      expect(lines.filter((line) => line.endsWith('Oferta encerrada'))).toHaveLength(
        itens.filter((one) => isEncerrada(one, HOJE)).length,
      );
    }),
  );
  const cafe = { ...itemDeTexto('Café'), qtde: 2, preco: 'R$ 2,50', fim: HOJE } as ItemDaLista;
  expect(textoDaLista([cafe], 'Lista', HOJE)).toBe(
    'Lista\n\nOutros itens\n[ ] 2 × Café – R$ 2,50 – até 10/03/2026',
  );
});

// @rule R137
it('an offer is over on the day after its last one', () => {
  expect(isEncerrada({ fim: HOJE }, HOJE)).toBe(false);
  expect(isEncerrada({ fim: '2026-03-09' as DataCivil }, HOJE)).toBe(true);
  expect(isEncerrada({ fim: null }, HOJE)).toBe(false);
});

it('words of the customer’s own: one line, the same words one thing, none nothing', () => {
  expect(itemDeTexto(' \n ')).toBeNull();
  expect(itemDeTexto('Pão\nde forma')?.nome).toBe('Pão de forma');
  expect(itemDeTexto('PAO')?.id).toBe(itemDeTexto(' pão.')?.id);
});
