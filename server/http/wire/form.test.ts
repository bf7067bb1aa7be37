import fc from 'fast-check';
import { encodeForm } from '../../testing/client.ts';
import { parseForm } from './form.ts';

test('bracket keys become groups and lists', () => {
  expect(
    parseForm('cpf=1&endereco[cep]=013&endereco%5Buf%5D=SP&lista[]=a&lista[]=b&x[0][y]=z&solto[=1'),
  ).toEqual({
    cpf: '1',
    endereco: { cep: '013', uf: 'SP' },
    lista: ['a', 'b'],
    x: [{ y: 'z' }],
    'solto[': '1',
  });
});

test('a plus that was percent-encoded stays a plus, a bare one is a space', () => {
  expect(parseForm('imagem=a%2Bb%2F%3D&nome=Ana+Souza')).toEqual({ imagem: 'a+b/=', nome: 'Ana Souza' });
});

test.each(['__proto__=1', 'a[__proto__][b]=1', 'constructor[prototype]=1', 'a[b][c][d][e][f]=1'])(
  '%s is refused',
  (body) => {
    expect(() => parseForm(body)).toThrow(RangeError);
  },
);

test('more than 500 fields are refused, and names longer than 200', () => {
  expect(Object.keys(parseForm('a=1&'.repeat(500)))).toEqual(['a']);
  expect(() => parseForm('a=1&'.repeat(501))).toThrow('too many fields');
  expect(() => parseForm(`${'a'.repeat(201)}=1`)).toThrow('field name too long');
});

test('whatever a client encodes comes back', () => {
  const word = fc
    .stringMatching(/^[a-zA-Z]{1,8}$/)
    .filter((name) => !['constructor', 'prototype'].includes(name));
  const group = fc.dictionary(word, fc.oneof(fc.string(), fc.dictionary(word, fc.string(), { minKeys: 1 })));
  fc.assert(
    fc.property(group, (fields) => {
      expect(parseForm(encodeForm(fields))).toEqual({ ...fields });
    }),
  );
});
