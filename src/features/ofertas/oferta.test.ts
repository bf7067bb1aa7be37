import fc from 'fast-check';
import { readDataCivil } from '../../lib/datas/datas.ts';
import { parseDecimal } from '../../lib/numeros/decimal.ts';
import {
  describeLimite,
  describeOferta,
  describeValidade,
  isOfertaGeral,
  type ItemOferta,
} from './oferta.ts';
import { foldTexto } from '../../lib/texto/texto.ts';

const NEVER = { dtaInicio: null, dtaFim: null };
const from = readDataCivil('2024-03-01');
const to = readDataCivil('2024-03-31');

/** Centavos as the reais of the wire. */
const reais = (centavos: number) => parseDecimal(`${centavos}e-2`);

const item = (
  part: Partial<Record<'preco' | 'precoOriginal', number>> &
    Partial<Omit<ItemOferta, 'preco' | 'precoOriginal'>>,
) => ({
  nome: 'Arroz 5 kg',
  qtde: null,
  mensagem1: null,
  mensagem2: null,
  regras: [],
  ...part,
  preco: part.preco === undefined ? null : reais(part.preco),
  precoOriginal: part.precoOriginal === undefined ? null : reais(part.precoOriginal),
});

const plain = <T>(card: T): T => JSON.parse(JSON.stringify(card).replaceAll('\u00a0', ' ')) as T;
const cardOf = (part: Parameters<typeof item>[0]) => plain(describeOferta(item(part), NEVER));
const regra = (
  tipo: number | null,
  mensagem: string | null = null,
  percentualDesconto: string | number | null = null,
) => ({
  tipo,
  mensagem,
  percentualDesconto,
});

// @rule S2.41, R251
it("an amount in the server's words does not break", () => {
  const { nome, linhas } = describeOferta(
    item({ nome: 'Vale de R$ 1.532,04', regras: [regra(4, 'Na 2ª, mais R$ 2,00 de desconto')] }),
    NEVER,
  );
  expect(nome).toBe('Vale de R$\u00a01.532,04');
  expect(linhas).toEqual(['Na 2ª, mais R$\u00a02,00 de desconto']);
});

// @rule R53
it.each([
  ['G', true],
  [' g ', true],
  ['E', false],
  ['GG', false],
  ['', false],
  [null, false],
  [undefined, false],
])('isOfertaGeral %j is %s', (publico, geral) => expect(isOfertaGeral(publico)).toBe(geral));

// @rule S2.41, R56
it.each([
  [5, 'Limite de 5 por CPF/CNPJ'],
  [1.5, 'Limite de 1,5 por CPF/CNPJ'],
  [1000, 'Limite de 1.000 por CPF/CNPJ'],
  [0, null],
  [-1, null],
  [NaN, null],
  [Infinity, null],
  [null, null],
])('describeLimite %j is %j', (qtde, text) => expect(describeLimite(qtde)).toBe(text));

// @rule S2.41
it.each([
  [from, to, 'Válido de 01/03/2024 a 31/03/2024'],
  [from, null, 'Válido a partir de 01/03/2024'],
  [null, to, 'Válido até 31/03/2024'],
  [null, null, null],
])('describeValidade %j to %j', (dtaInicio, dtaFim, text) =>
  expect(describeValidade({ dtaInicio, dtaFim })).toBe(text),
);

describe('prices', () => {
  it.each([
    ['both', { preco: 1990, precoOriginal: 2490 }, 'R$ 19,90', 'R$ 24,90'],
    ['equal', { preco: 1990, precoOriginal: 1990 }, 'R$ 19,90', null],
    ['lower original', { preco: 1990, precoOriginal: 990 }, 'R$ 19,90', null],
    ['price alone', { preco: 1990 }, 'R$ 19,90', null],
    ['original alone', { precoOriginal: 2490 }, 'R$ 24,90', null],
    ['zero price', { preco: 0, precoOriginal: 2490 }, 'R$ 24,90', null],
    ['none', {}, null, null],
    ['negative', { preco: -5 }, null, null],
  ])('%s', (_, part, preco, precoOriginal) => {
    expect(cardOf(part)).toMatchObject({ preco, precoOriginal, unidade: null, linhas: [] });
  });

  // @rule S2.40, R55
  it.each([
    ['mensagem1', { mensagem1: 'A CADA 100G' }, []],
    ['mensagem2', { mensagem2: 'Peça a cada 100g' }, ['Peça a cada 100g']],
    ['a rule', { regras: [regra(2, 'a cada 100 g')] }, []],
  ])('per weight, named in %s', (_, part, linhas) => {
    expect(cardOf({ preco: 5990, precoOriginal: 6995, ...part })).toMatchObject({
      preco: 'R$ 5,99',
      precoOriginal: 'R$ 7,00',
      unidade: 'por 100 g',
      linhas,
    });
  });

  it('per weight without a price keeps the message', () => {
    expect(cardOf({ mensagem1: 'A CADA 100G' })).toMatchObject({ unidade: null, linhas: ['A CADA 100G'] });
  });

  it('two prices that are equal per weight strike nothing out', () => {
    expect(cardOf({ preco: 5990, precoOriginal: 5992, mensagem1: 'a cada 100g' }).precoOriginal).toBeNull();
  });
});

// @rule R93
it('rounds a price per weight once, from the sent price', () => {
  const sent = { ...item({ mensagem1: 'a cada 50g' }), preco: parseDecimal('39.895') };
  expect(plain(describeOferta(sent, NEVER))).toMatchObject({ preco: 'R$ 1,99', unidade: 'por 50 g' });
});

// @rule S2.39, R54
describe('the line of a rule', () => {
  const both = { preco: 1990, precoOriginal: 2490 };

  it.each([
    [regra(1, null, '12.5'), both, ['12,5% de desconto']],
    [regra(1, 'texto', 10), both, ['10% de desconto']],
    [regra(1, null, '10%'), { precoOriginal: 2490 }, ['10% de desconto sobre R$ 24,90']],
    [regra(1, 'Metade do preço'), both, ['Metade do preço']],
    [regra(1, 'Metade do preço', 0), both, ['Metade do preço']],
    [regra(1, null, 'NaN'), both, []],
    [regra(1, null, 0.001), both, []],
    [regra(2, 'Leve 3, pague 2'), both, ['Leve 3, pague 2']],
    [regra(2), both, []],
    [regra(9, 'Só no app'), both, ['Só no app']],
    [regra(null, 'Só no app'), both, ['Só no app']],
    [regra(3, 'A partir de 3 unidades'), both, ['A partir de 3 unidades R$ 19,90']],
    [regra(3, 'Agora por R$'), both, ['Agora por R$ 19,90']],
    [regra(3, 'Agora por R$ null'), both, ['Agora por R$ 19,90']],
    [regra(3, 'Agora por R$ 19,90'), both, ['Agora por R$ 19,90']],
    [regra(3, 'Agora por R$19,90.'), both, ['Agora por R$19,90.']],
    [regra(3, 'Em vez de 119,90'), both, ['Em vez de 119,90 R$ 19,90']],
    [regra(3, 'Só hoje'), {}, ['Só hoje']],
    [regra(3), both, []],
    [regra(3, 'Picanha a cada 100g'), { preco: 5990 }, ['Picanha a cada 100g R$ 5,99']],
    [regra(4, 'Cada unidade sai por R$ 4,99'), both, ['Cada unidade sai por R$ 4,99']],
    [regra(4, null, 20), both, ['20% de desconto por unidade']],
    [regra(4), both, ['R$ 5,00 de desconto por unidade']],
    [regra(4), { preco: 1990 }, ['R$ 19,90 por unidade']],
    [regra(4), {}, []],
    [regra(5, null, '0.2'), both, ['R$ 0,20 de desconto por litro']],
    [regra(5, null, 'R$ 0,20'), both, ['R$ 0,20 de desconto por litro']],
    [regra(5, '0,20'), both, ['R$ 0,20 de desconto por litro']],
    [regra(5, 'R$ 0,20 por litro de etanol', 0.2), both, ['R$ 0,20 de desconto por litro de etanol']],
    [regra(5, 'R$ 0,40 por litro'), both, ['R$ 0,40 de desconto por litro']],
    [regra(5, 'Só R$ 0,40.', 0.4), both, ['Só R$ 0,40 de desconto por litro.']],
    [regra(5, 'Etanol R$0,40'), both, ['Etanol R$0,40 de desconto por litro']],
    [regra(5, '0,40/L na gasolina'), both, ['0,40 de desconto por litro na gasolina']],
    [regra(5, 'Cada litro, 40 centavos', 0.4), both, ['Cada litro, 40 centavos de desconto']],
    [regra(5, '40 centavos a menos por litro', 0.4), both, ['40 centavos a menos por litro']],
    [regra(5, 'Gasolina a R$ 5,59', 0.4), both, ['Gasolina a R$ 5,59: R$ 0,40 de desconto por litro']],
    [
      regra(5, 'De R$ 5,99 por R$ 5,59'),
      { preco: 559, precoOriginal: 599 },
      ['De R$ 5,99 por R$ 5,59: R$ 0,40 de desconto por litro'],
    ],
    [regra(5, 'Gasolina E27'), {}, ['Gasolina E27: desconto por litro']],
    [regra(5, 'Desconto no diesel', 0.1), both, ['Desconto no diesel: R$ 0,10 de desconto por litro']],
    [regra(5, 'Gasolina E27', 0.2), both, ['Gasolina E27: R$ 0,20 de desconto por litro']],
    [regra(5, 'Desconto no etanol'), both, ['Desconto no etanol']],
    [regra(5), { preco: 569, precoOriginal: 599 }, ['R$ 0,30 de desconto por litro']],
    [regra(5), {}, []],
  ])('%# %j', (rule, prices, linhas) => expect(cardOf({ ...prices, regras: [rule] }).linhas).toEqual(linhas));

  it('rules follow the messages, without duplicates', () => {
    const card = cardOf({
      mensagem1: 'Leve 3, pague 2',
      mensagem2: 'null',
      regras: [
        regra(1, null, 10),
        regra(2, 'LEVE 3,  PAGUE 2.'),
        regra(4, 'Por unidade'),
        regra(1, null, '10,0'),
      ],
    });
    expect(card.linhas).toEqual(['Leve 3, pague 2', '10% de desconto', 'Por unidade']);
  });
});

describe('for every item', () => {
  const amount = fc.option(fc.integer({ min: -10, max: 1e7 }).map(reais));
  const words = fc.constantFrom(
    'R$',
    'null',
    'NaN',
    'undefined',
    'a cada 100g',
    'A CADA 80 G',
    '5,00',
    'Leve 3',
    ' ',
    '10% de desconto',
    'R$ 4,99',
    'null!',
    '99999999999999999999 centavos',
    '',
    '50',
  );
  const message = fc.option(
    fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 4 }).map((list) => list.join(' ')),
    ),
  );
  const rule = fc.record({
    tipo: fc.option(fc.integer({ min: 0, max: 6 })),
    percentualDesconto: fc.oneof(
      message,
      fc.double(),
      fc.integer({ min: -1, max: 120 }),
      fc.constant('12,5'),
    ),
    mensagem: message,
  });
  const items = fc.record({
    nome: message,
    preco: amount,
    precoOriginal: amount,
    qtde: fc.option(fc.oneof(fc.double(), fc.nat(9))),
    mensagem1: message,
    mensagem2: message,
    regras: fc.array(rule, { maxLength: 4 }),
  });

  it("prints no 'null', no 'NaN', no bare 'R$', no blank and no line twice", () => {
    fc.assert(
      fc.property(items, fc.constantFrom(from, null), fc.constantFrom(to, null), (any, dtaInicio, dtaFim) => {
        const card = describeOferta(any, { dtaInicio, dtaFim });
        const texts = [
          card.preco,
          card.unidade,
          card.precoOriginal,
          card.limite,
          card.validade,
          ...card.linhas,
        ];
        for (const text of texts.filter((value) => value !== null)) {
          expect(text.trim()).not.toBe('');
          expect(text).not.toMatch(/\b(?:null|NaN|undefined|Infinity)\b/);
          expect(text).not.toMatch(/R\$(?!\s?-?\d)/i);
        }
        const folded = card.linhas.map(foldTexto);
        expect(new Set(folded).size).toBe(folded.length);
        expect(card.linhas.length).toBeLessThanOrEqual(any.regras.length + 2);
        if (card.precoOriginal !== null) expect(Number(any.precoOriginal)).toBeGreaterThan(Number(any.preco));
        if (card.preco === null) expect([card.unidade, card.precoOriginal]).toEqual([null, null]);
      }),
      { numRuns: 400 },
    );
  });
});
