import fc from 'fast-check';
import type { Schema } from './fields.ts';
import { bannersSchema } from '../../features/inicio/banners.api.ts';
import { saldoSchema, totalDescontoSchema } from '../../features/conta/conta.api.ts';
import { empresasSchema } from '../../features/lojas/empresas.api.ts';
import { anything, payload } from './endpoint.ts';
import { pessoaSchema, preferenciaSchema } from '../../features/pessoa/pessoa.api.ts';
import { promocoesSchema } from '../../features/ofertas/promocoes.api.ts';
import { tokenSchema } from '../../session/token.api.ts';

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

interface Payload {
  schema: Schema<unknown>;
  form: fc.Arbitrary<unknown>;
  /** Whether every field of the result has its declared type. */
  isWhole: (value: unknown) => boolean;
}

type Fields = Record<string, unknown>;

const centavos = (value: unknown) => Number.isSafeInteger(value);
const texto = (value: unknown) => typeof value === 'string';
const bool = (value: unknown) => typeof value === 'boolean';
const orNull = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);
const dia = orNull((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
const each = (check: (item: Fields) => boolean) => (value: unknown) =>
  Array.isArray(value) && (value as Fields[]).every(check);
const having =
  (fields: Record<string, (value: unknown) => boolean>) =>
  (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([key, check]) => check((value as Fields)[key]));

/** The envelope levels that may hold a payload. */
function levelsOf(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !('data' in body)) return [body];
  return [body, ...levelsOf(body.data)];
}

/** Whether the result is one level of the answer, not a mixture. */
function comesFrom(value: unknown, body: unknown): boolean {
  return levelsOf(body).some((level) => {
    if (!Array.isArray(value)) return isWholeOf(value, level);
    if (Array.isArray(level)) return level.length === value.length;
    // A single object counts as a list of one.
    return value.length === 0 || (value.length === 1 && isWholeOf(value[0], level));
  });
}

const isWholeOf = (value: unknown, level: unknown): boolean =>
  typeof level === 'object' && level !== null && Object.keys(level).every((key) => key in (value as Fields));

/** Every payload schema of the portal with a matching value. */
const PAYLOADS: Record<string, Payload> = {
  saldo: {
    schema: saldoSchema,
    isWhole: having({ saldo: having({ valorDisponivel: centavos, valorPendente: centavos }) }),
    form: fc.record({ saldo: fc.record({ valorDisponivel: amount, valorPendente: amount }) }),
  },
  totaldesconto: {
    schema: totalDescontoSchema,
    isWhole: having({ desconto: centavos, dtaInclusao: dia }),
    form: fc.record({ desconto: amount, dtaInclusao: maybe(day) }),
  },
  token: {
    schema: tokenSchema,
    isWhole: having({
      access_token: texto,
      '.expires': orNull(texto),
      Name: orNull(texto),
      img: orNull(texto),
    }),
    form: fc.record({
      access_token: fc.constantFrom('abc', 'x-y'),
      '.expires': maybe(day),
      Name: maybe(name),
    }),
  },
  pessoa: {
    schema: pessoaSchema,
    isWhole: having({
      nomeRazao: orNull(texto),
      dtaInclusao: dia,
      enderecos: each(() => true),
      telefones: each(({ preferencial }) => bool(preferencial)),
    }),
    form: fc.record({
      nomeRazao: name,
      cpfCnpj: maybe(name),
      dtaInclusao: maybe(day),
      telefones: many(fc.record({ numero: maybe(name), preferencial: yes })),
    }),
  },
  preferencia: {
    schema: preferenciaSchema,
    isWhole: having({
      preferencias: having({
        recebeEmail: orNull(bool),
        recebeSms: orNull(bool),
        recebePush: orNull(bool),
        recebeWhatsapp: orNull(bool),
        cupomDigital: orNull(bool),
      }),
    }),
    form: fc.record({ preferencias: fc.record({ recebeEmail: yes, recebeSms: yes }) }),
  },
  banners: {
    schema: bannersSchema,
    isWhole: each(having({ url: orNull(texto), link: orNull(texto), idLoja: orNull(texto) })),
    form: fc.array(fc.record({ url: maybe(name), link: maybe(name), idLoja: maybe(name) }), { maxLength: 3 }),
  },
  empresas: {
    schema: empresasSchema,
    isWhole: each(having({ idEmpresa: texto, endereco: each(having({ cidade: orNull(texto) })) })),
    form: fc.array(fc.record({ idEmpresa: name, endereco: many(fc.record({ cidade: maybe(name) })) }), {
      maxLength: 3,
    }),
  },
  promocoes: {
    schema: promocoesSchema,
    isWhole: each(
      having({
        publico: orNull(texto),
        dtaFim: dia,
        tiposDescontos: each(
          having({ preco: orNull(centavos), regras: each(having({ mensagem: orNull(texto) })) }),
        ),
      }),
    ),
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

/** Any JSON, with the payload's own keys so that something nearly matches. */
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

describe.each(Object.entries(PAYLOADS))('%s', (_name, { schema, form, isWhole }) => {
  // @rule R8, C3.1
  it('reads a payload alike in every envelope', () => {
    fc.assert(
      fc.property(form, fc.constantFrom(...ENVELOPES), (bare, wrap) => {
        const expected = answerOf(schema, bare);
        expect(expected).toHaveProperty('value');
        expect(answerOf(schema, wrap(bare))).toEqual(expected);
      }),
    );
  });

  // @rule C3.2
  it('never throws or half-reads an answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyJson), (body) => {
        const outcome = answerOf(schema, body);
        if ('issues' in outcome) return;
        expect(isWhole(outcome.value)).toBe(true);
        expect(comesFrom(outcome.value, body)).toBe(true);
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

/** One field of a payload, made invalid. */
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

describe('a payload that may be anything', () => {
  test.each([[null], ['OK'], ['true'], [{ message: 'feito' }], [[1]], [0]])('%j is a success', (value) => {
    expect(anything['~standard'].validate(value)).toEqual({ value });
  });

  test.each([['<!doctype html><title>Proxy</title>'], [' \n<html>'], ['{"statusCode": 200, "da'], ['[1,']])(
    '%j says nothing of what became of the call',
    (value) => {
      expect(anything['~standard'].validate(value)).toHaveProperty('issues');
    },
  );
});
