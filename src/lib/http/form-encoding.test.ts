import fc from 'fast-check';
import { encodeForm, type FormValue } from './form-encoding.ts';

const decode = (body: string) => [...new URLSearchParams(body).entries()];

// @rule C2.1
it.each<[{ [key: string]: FormValue }, string]>([
  [{}, ''],
  [{ a: 'x', b: 2 }, 'a=x&b=2'],
  [{ a: true, b: false }, 'a=true&b=false'],
  [{ a: null, b: undefined, c: '' }, 'a=&c='],
  [{ username: 'a b+c&d=e%' }, 'username=a%20b%2Bc%26d%3De%25'],
  [{ nome: 'José' }, 'nome=Jos%C3%A9'],
  [{ endereco: { cep: '01310100' } }, 'endereco%5Bcep%5D=01310100'],
  [{ a: [{ b: 1 }, { b: 2 }] }, 'a%5B0%5D%5Bb%5D=1&a%5B1%5D%5Bb%5D=2'],
  [{ a: [], b: {}, c: [undefined] }, ''],
  [{ imagem: 'data:image/png;base64,+/A=' }, 'imagem=data%3Aimage%2Fpng%3Bbase64%2C%2B%2FA%3D'],
  [{ a: 'x\ud800y' }, 'a=x%EF%BF%BDy'],
])('encodes %j', (fields, body) => expect(encodeForm(fields)).toBe(body));

it('refuses NaN and infinities', () => {
  expect(() => encodeForm({ a: NaN })).toThrow(TypeError);
  expect(() => encodeForm({ a: { b: [Infinity] } })).toThrow('a[b][0] is not a number');
});

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
);
const key = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_ +&=é]{0,6}$/);
const tree = fc.letrec<{ node: FormValue }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(key, tie('node'), { maxKeys: 3 }),
  ),
}));

const leavesOf = (name: string, value: FormValue): [string, string][] => {
  if (value === undefined) return [];
  if (value === null || typeof value !== 'object') return [[name, value === null ? '' : String(value)]];
  return Object.entries(value).flatMap(([inner, child]) => leavesOf(`${name}[${inner}]`, child));
};

it('URLSearchParams reads every leaf once and in order', () => {
  fc.assert(
    fc.property(fc.dictionary(key, tree.node, { maxKeys: 4 }), (fields) => {
      const expected = Object.entries(fields).flatMap(([name, value]) => leavesOf(name, value));
      expect(decode(encodeForm(fields))).toEqual(expected);
      expect(encodeForm(fields)).toMatch(/^[\w%&=.!~*'()-]*$/);
    }),
    { numRuns: 200 },
  );
});
