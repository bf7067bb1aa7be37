import fc from 'fast-check';
import { encodeForm } from '../../testing/client.ts';
import { findLargeField, parseForm } from './form.ts';

test('bracket keys become groups and lists', () => {
  expect(parseForm('cpf=1&endereco[cep]=013&endereco%5Buf%5D=SP&lista[]=a&lista[]=b&x[0][y]=z')).toEqual({
    cpf: '1',
    endereco: { cep: '013', uf: 'SP' },
    lista: ['a', 'b'],
    x: [{ y: 'z' }],
  });
});

test('a plus that was percent-encoded stays a plus, a bare one is a space', () => {
  expect(parseForm('imagem=a%2Bb%2F%3D&nome=Ana+Souza')).toEqual({ imagem: 'a+b/=', nome: 'Ana Souza' });
});

test.each(['__proto__[b]=1', 'a[__proto__][b]=1', 'constructor[prototype][b]=1', 'hasOwnProperty=1'])(
  '%s reaches no prototype and no inherited name',
  (body) => {
    const fields = parseForm(body);
    expect(fields).toEqual(Object.hasOwn(fields, 'a') ? { a: {} } : {});
    expect({ b: undefined, ...Object.prototype }).toEqual({ b: undefined });
    expect(({} as { b?: unknown }).b).toBeUndefined();
    expect(typeof fields['hasOwnProperty']).toBe('function');
  },
);

test('more than 500 fields are refused, and fields of more than five steps', () => {
  expect(Object.keys(parseForm('a=1&'.repeat(499) + 'a=1'))).toEqual(['a']);
  expect(() => parseForm('a=1&'.repeat(501))).toThrow(RangeError);
  expect(parseForm('a[b][c][d][e]=1')).toEqual({ a: { b: { c: { d: { e: '1' } } } } });
  expect(() => parseForm('a[b][c][d][e][f]=1')).toThrow(RangeError);
});

test('a body that carries a picture is read in one go', () => {
  const imagem = 'A+/'.repeat(1_000_000);
  expect(parseForm(`imagem=${encodeURIComponent(imagem)}`)['imagem']).toBe(imagem);
});

// @rule C6.24
test('others have their turn while a large field is decoded', async () => {
  const imagem = 'A+/'.repeat(700_000);
  const body = Buffer.from(`a=1&imagem=${encodeURIComponent(imagem)}&b=2`);
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const found = await findLargeField(body, 'imagem').finally(() => clearImmediate(next));
  expect(found).toBe(imagem);
  // Of a quarter of a megabyte each.
  expect(turns).toBeGreaterThan(15);
});

test('an escape at the edge of a slice stays whole', async () => {
  for (const start of ['', 'A', 'AA']) {
    const imagem = start + '+'.repeat(300_000);
    expect(await findLargeField(Buffer.from(`imagem=${encodeURIComponent(imagem)}`), 'imagem')).toBe(imagem);
  }
});

test('decodes every encoding of a client', () => {
  const word = fc.stringMatching(/^[a-zA-Z]{1,8}$/).filter((name) => !(name in Object.prototype));
  const group = fc.dictionary(word, fc.oneof(fc.string(), fc.dictionary(word, fc.string(), { minKeys: 1 })));
  fc.assert(
    fc.property(group, (fields) => {
      expect(parseForm(encodeForm(fields))).toEqual({ ...fields });
    }),
  );
});
