import fc from 'fast-check';
import type { Schema } from 'yup';
import { bannersSchema } from './banners.schema.ts';
import { saldoSchema, totalDescontoSchema } from './conta.schema.ts';
import { empresasSchema } from './empresas.schema.ts';
import { payload } from './payload.ts';
import { pessoaSchema, preferenciaSchema } from './pessoa.schema.ts';
import { promocoesSchema } from './promocoes.schema.ts';
import { tokenSchema } from './token.schema.ts';

type Outcome = { value: unknown } | { issues: unknown };

const answerOf = (schema: Schema<unknown>, body: unknown) =>
  payload(schema)['~standard'].validate(body) as Outcome;

const amount = fc.oneof(
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  fc.constantFrom('1.234,56', '0', '12.5', '-3,00', 'R$ 7,90'),
);
const name = fc.oneof(fc.constantFrom('Ana', 'Loja 1', 'ação', 'x'), fc.integer({ min: 0, max: 99 }));
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const day = fc.constantFrom('2026-03-01', '01/03/2026', '2026-03-01T10:00:00Z', '');
const yes = fc.constantFrom(true, false, 'S', 'N', 1, 0, 'true', null);
const many = <T>(item: fc.Arbitrary<T>) => fc.option(fc.array(item, { maxLength: 3 }), { nil: null });

const regra = fc.record({ tipo: maybe(fc.constantFrom(1, '2', 5)), mensagem: maybe(name) });
const item = fc.record({
  nome: maybe(name),
  preco: maybe(amount),
  qtde: maybe(fc.constantFrom(1, '2', 2.5, '0')),
  regras: many(regra),
});

/** Every payload of the portal's calls, with what makes it one. */
const PAYLOADS: Record<string, { schema: Schema<unknown>; form: fc.Arbitrary<unknown> }> = {
  saldo: {
    schema: saldoSchema,
    form: fc.record({ saldo: fc.record({ valorDisponivel: amount, valorPendente: amount }) }),
  },
  totaldesconto: {
    schema: totalDescontoSchema,
    form: fc.record({ desconto: amount, dtaInclusao: maybe(day) }),
  },
  token: {
    schema: tokenSchema,
    form: fc.record({
      access_token: fc.constantFrom('abc', 'x-y'),
      '.expires': maybe(day),
      Name: maybe(name),
    }),
  },
  pessoa: {
    schema: pessoaSchema,
    form: fc.record({
      nomeRazao: name,
      cpfCnpj: maybe(name),
      dtaInclusao: maybe(day),
      telefones: many(fc.record({ numero: maybe(name), preferencial: yes })),
    }),
  },
  preferencia: {
    schema: preferenciaSchema,
    form: fc.record({ preferencias: fc.record({ recebeEmail: yes, recebeSms: yes }) }),
  },
  banners: {
    schema: bannersSchema,
    form: fc.array(fc.record({ url: maybe(name), link: maybe(name), idLoja: maybe(name) }), { maxLength: 3 }),
  },
  empresas: {
    schema: empresasSchema,
    form: fc.array(fc.record({ idEmpresa: name, endereco: many(fc.record({ cidade: maybe(name) })) }), {
      maxLength: 3,
    }),
  },
  promocoes: {
    schema: promocoesSchema,
    form: fc.array(fc.record({ publico: maybe(name), dtaFim: maybe(day), tiposDescontos: many(item) }), {
      maxLength: 3,
    }),
  },
};

const ENVELOPES: readonly ((payload: unknown) => unknown)[] = [
  (inner) => inner,
  (inner) => ({ statusCode: 200, data: inner }),
  (inner) => ({ data: inner }),
  (inner) => ({ statusCode: 200, data: { data: inner } }),
  (inner) => ({ statusCode: '200', mensagem: 'ok', data: inner }),
];

/** Any JSON, the payload's own words among its keys so that something nearly fits. */
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1.5, '', 'x', '2026-03-01', '1,50', 'S'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        'data',
        'statusCode',
        'saldo',
        'desconto',
        'url',
        'preferencias',
        'valorDisponivel',
        'idEmpresa',
        'tiposDescontos',
        'regras',
        '__proto__',
        'constructor',
      ),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;

describe.each(Object.entries(PAYLOADS))('%s', (_name, { schema, form }) => {
  it('reads a payload alike in every envelope', () => {
    fc.assert(
      fc.property(form, fc.constantFrom(...ENVELOPES), (bare, wrap) => {
        const expected = answerOf(schema, bare);
        expect(expected).toHaveProperty('value');
        expect(answerOf(schema, wrap(bare))).toEqual(expected);
      }),
    );
  });

  it('never throws and never half-reads, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyJson), (body) => {
        const outcome = answerOf(schema, body);
        if ('issues' in outcome) return;
        // What was read is whole: it reads as itself, to the last field.
        expect(answerOf(schema, outcome.value)).toEqual({ value: outcome.value });
      }),
      { numRuns: 300 },
    );
  });

  it('does not change the answer that it reads', () => {
    fc.assert(
      fc.property(form, (bare) => {
        const before = JSON.stringify(bare);
        answerOf(schema, bare);
        expect(JSON.stringify(bare)).toBe(before);
      }),
      { numRuns: 20 },
    );
  });
});

/** One field of a payload, made unreadable. */
const SPOILED: readonly (readonly [string, unknown])[] = [
  ['saldo', { saldo: { valorDisponivel: 1, valorPendente: 'muito' } }],
  ['saldo', { saldo: { valorDisponivel: 1 } }],
  ['saldo', { saldo: null }],
  ['totaldesconto', { desconto: 1, dtaInclusao: '31/02/2026' }],
  ['token', { token_type: 'bearer' }],
  ['preferencia', { preferencias: { recebeEmail: 'talvez' } }],
  ['promocoes', [{ publico: 'G', tiposDescontos: [{ nome: 'a', preco: 'caro' }] }]],
  ['promocoes', [{ publico: 'G', tiposDescontos: [{ nome: 'a', regras: {} }] }]],
  ['empresas', [{ idEmpresa: 1 }, { nomeFantasia: 'sem número' }]],
  ['banners', [{ url: 'a' }, 7]],
  ['pessoa', { nomeRazao: 'Ana', telefones: [{ preferencial: 'talvez' }] }],
  ['pessoa', {}],
  ['pessoa', null],
  ['pessoa', 'ok'],
  ['pessoa', { mensagem: 'ok' }],
];

test.each(SPOILED)('%s: %j is refused as a whole, in every envelope', (call, body) => {
  const { schema } = PAYLOADS[call] ?? {};
  if (schema === undefined) throw new Error(call);
  for (const wrap of ENVELOPES) expect(answerOf(schema, wrap(body))).toHaveProperty('issues');
});
