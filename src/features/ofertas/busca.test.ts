import fc from 'fast-check';
import { parseDecimal } from '../../lib/numeros/decimal.ts';
import { foldTexto } from '../../lib/texto/texto.ts';
import { type Busca, isBuscando, ordenar, procurar, readBusca, SEM_BUSCA, writeBusca } from './busca.ts';

const item = (
  nome: string | null,
  part: Partial<{ preco: number; de: number; id: string; pct: number }> = {},
) => ({
  nome,
  idPromoProd: part.id ?? null,
  preco: part.preco === undefined ? null : parseDecimal(`${part.preco}e-2`),
  precoOriginal: part.de === undefined ? null : parseDecimal(`${part.de}e-2`),
  qtde: null,
  mensagem1: null,
  mensagem2: null,
  regras: part.pct === undefined ? [] : [{ tipo: 1, percentualDesconto: part.pct, mensagem: null }],
});
const all = () => true;
const nomesDe = (grupos: readonly { tiposDescontos: readonly { nome: string | null }[] }[]) =>
  grupos.flatMap(({ tiposDescontos }) => tiposDescontos.map(({ nome }) => nome));
const busca = (part: Partial<Busca>): Busca => ({ ...SEM_BUSCA, ...part });

const items = fc
  .record({
    nome: fc.option(
      fc
        .array(fc.constantFrom('Café', 'maçã', 'PÃO', 'de', 'Açúcar', '5 kg.', 'x'), { maxLength: 4 })
        .map((words) => words.join(' ')),
    ),
    preco: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
    de: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
    id: fc.option(fc.constantFrom('1', '2', '3'), { nil: undefined }),
    pct: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  })
  .map(({ nome, ...part }) =>
    item(nome, Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))),
  );
const grupos = fc.array(
  fc.array(items, { minLength: 1, maxLength: 5 }).map((tiposDescontos) => ({ tiposDescontos })),
  { maxLength: 4 },
);
const palavras = fc.constantFrom('cafe', 'CAFÉ', 'maca', 'pao de', 'de  pão', 'açúcar', '5 kg', 'nada', ' ');

// @rule R130
describe('offers by name', () => {
  it.each([
    ['cafe', ['Café Torrado', 'Cafeteira']],
    ['TORRADO café', ['Café Torrado']],
    ['caf', ['Café Torrado', 'Cafeteira']],
    ['açucar', ['Acúcar']],
    ['pão', []],
    [' ', ['Café Torrado', 'Cafeteira', 'Acúcar', null]],
  ])('%j finds %j', (nome, found) => {
    const tiposDescontos = [item('Café Torrado'), item('Cafeteira'), item('Acúcar'), item(null)];
    expect(nomesDe(procurar([{ tiposDescontos }], busca({ nome }), all))).toEqual(found);
  });

  it('finds the offers with every word, in order, without empty groups', () => {
    fc.assert(
      fc.property(grupos, palavras, fc.boolean(), (given, nome, ativar) => {
        const pode = (id: string) => id !== '2';
        const found = procurar(given, busca({ nome, ativar }), pode);
        const wanted = given
          .flatMap(({ tiposDescontos }) => tiposDescontos)
          .filter(
            (one) =>
              foldTexto(nome)
                .split(' ')
                .every((word) => foldTexto(one.nome ?? '').includes(word)) &&
              (!ativar || (one.idPromoProd !== null && pode(one.idPromoProd))),
          );
        expect(found.flatMap(({ tiposDescontos }) => tiposDescontos)).toEqual(wanted);
        expect(found.every(({ tiposDescontos }) => tiposDescontos.length > 0)).toBe(true);
      }),
    );
  });

  it('returns the same groups without a search', () => {
    fc.assert(
      fc.property(grupos, (given) => {
        const found = procurar(given, SEM_BUSCA, all);
        expect(found).toHaveLength(given.length);
        for (const [index, grupo] of found.entries()) expect(grupo).toBe(given[index]);
      }),
    );
  });
});

// @rule R132
describe('offers in order', () => {
  const lista = [
    item('sem preço'),
    item('dez', { preco: 1000 }),
    item('metade', { preco: 500, de: 1000 }),
    item('regra', { de: 2000, pct: 60 }),
    item('outro dez', { preco: 1000 }),
  ];
  const em = (ordem: 'desconto' | 'preco') =>
    ordenar([{ tiposDescontos: lista }], ordem).map(({ item: one }) => one.nome);

  it('by price: the lowest first, none last', () =>
    expect(em('preco')).toEqual(['metade', 'dez', 'outro dez', 'regra', 'sem preço']));
  it('by discount: of the prices or of the rule, the largest share first', () =>
    expect(em('desconto')).toEqual(['regra', 'metade', 'sem preço', 'dez', 'outro dez']));
  it('the same part off counts the same, by the prices or by a rule', () => {
    const iguais = [item('preços', { preco: 98200, de: 100000 }), item('regra', { de: 100000, pct: 1.8 })];
    const ordenados = ordenar([{ tiposDescontos: iguais }], 'desconto');
    expect(ordenados.map(({ item: one }) => one.nome)).toEqual(['preços', 'regra']);
  });

  it('keeps every offer with its group and the order of equal ones', () => {
    fc.assert(
      fc.property(grupos, fc.constantFrom('desconto', 'preco'), (given, ordem) => {
        const once = ordenar(given, ordem);
        const flat = given.flatMap((grupo) => grupo.tiposDescontos.map((one) => ({ grupo, item: one })));
        expect(new Set(once.map(({ item: one }) => one))).toEqual(new Set(flat.map(({ item: one }) => one)));
        expect(once).toHaveLength(flat.length);
        for (const { grupo, item: one } of once) expect(grupo.tiposDescontos).toContain(one);
        const again = ordenar([{ tiposDescontos: once.map(({ item: one }) => one) }], ordem);
        expect(again.map(({ item: one }) => one)).toEqual(once.map(({ item: one }) => one));
      }),
    );
  });
});

// @rule R131
describe('a search in the address', () => {
  it('survives writing and reading beside other parameters', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.boolean(),
        fc.constantFrom(null, 'desconto', 'preco'),
        (nome, ativar, ordem) => {
          const written = writeBusca(new URLSearchParams('idEmpresa=7'), { nome, ativar, ordem });
          expect(written.get('idEmpresa')).toBe('7');
          const read = readBusca(new URLSearchParams(written.toString()));
          expect(read).toMatchObject({ ativar, ordem });
          expect(writeBusca(written, read).toString()).toBe(written.toString());
          expect(writeBusca(written, SEM_BUSCA).toString()).toBe('idEmpresa=7');
        },
      ),
    );
  });

  it.each([
    ['', SEM_BUSCA],
    ['nome=caf%C3%A9&ativar=1&ordem=preco', { nome: 'café', ativar: true, ordem: 'preco' }],
    ['ordem=__proto__&ativar=sim', SEM_BUSCA],
    [`nome=${'a'.repeat(200)}`, busca({ nome: 'a'.repeat(80) })],
  ])('%j is %j', (query, read) => expect(readBusca(new URLSearchParams(query))).toEqual(read));

  it('of nothing is none', () => {
    expect(isBuscando(busca({ nome: ' . ' }))).toBe(false);
    for (const part of [{ nome: 'a' }, { ativar: true }, { ordem: 'preco' as const }])
      expect(isBuscando(busca(part))).toBe(true);
  });
});
