import { existsSync } from 'node:fs';
import { contatoDe } from './contato.ts';
import declarados from './criterios.json';
import { linhasDe } from './situacao.ts';

const criterios = [
  { id: 'WCAG 1.1.1', nivel: 'A', nome: 'Imagens', falta: 'Tabloides.', testes: ['a', 'c'] },
  { id: 'WCAG 1.4.3', nivel: 'AA', nome: 'Contraste', testes: ['b'] },
  { id: 'WCAG 2.2.1', nivel: 'A', nome: 'Tempo', falta: 'Sessão.' },
  { id: 'WCAG 2.4.5', nivel: 'AA', nome: 'Várias formas' },
  { id: 'eMAG 1.1', nome: 'Padrões', testes: ['b'] },
];

// @rule R150
test('a criterion is tested, known not to be met, both, or not tested', () => {
  const linhas = linhasDe('WCAG', criterios);
  expect(linhas.map(({ numero, situacao, testes }) => [numero, situacao, testes])).toEqual([
    ['1.1.1', 'parte', ['a', 'c']],
    ['1.4.3', 'testado', ['b']],
    ['2.2.1', 'naoAtendido', []],
    ['2.4.5', 'naoTestado', []],
  ]);
  expect(linhasDe('eMAG', criterios)).toEqual([
    { numero: '1.1', nome: 'Padrões', nivel: null, situacao: 'testado', falta: null, testes: ['b'] },
  ]);
});

// @rule R150, C1.11
test('every test file that the declaration names exists', () => {
  const named = declarados.flatMap(({ testes = [] }) => testes);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test.each([
  ['acesso@clube.example', 'mailto:acesso@clube.example'],
  ['https://clube.example/fale', 'https://clube.example/fale'],
  ['Balcão de atendimento', null],
  ['javascript:alert(1)', null],
  ['https://a:b@golpe.example/', null],
  ['a@b.example?bcc=x@y.example', null],
])('the contact %j leads to %j', (value, href) => {
  expect(contatoDe(value)).toEqual({ texto: value, href });
});

// @rule C1.11
test('a contact in a section of its own, as it was written before, is read, too', () => {
  expect(contatoDe({ contact: 'acesso@clube.example' })).toEqual(contatoDe('acesso@clube.example'));
});

// @rule R150, C1.11
test.each([undefined, null, '', '  ', 7, {}, { contact: {} }])(
  'without a contact (%j) there is none to show',
  (value) => {
    expect(contatoDe(value)).toBeNull();
  },
);
