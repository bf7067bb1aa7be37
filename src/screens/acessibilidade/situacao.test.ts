import { contatoDe } from './contato.ts';
import { linhasDe } from './situacao.ts';

const provas = {
  testes: ['a', 'b', 'c'],
  criterios: { 'WCAG 1.1.1': [0, 2], 'WCAG 1.4.3': [1], 'eMAG 1.1': [1] },
};
const criterios = [
  { id: 'WCAG 1.1.1', nivel: 'A', nome: 'Imagens', falta: 'Tabloides.' },
  { id: 'WCAG 1.4.3', nivel: 'AA', nome: 'Contraste' },
  { id: 'WCAG 2.2.1', nivel: 'A', nome: 'Tempo', falta: 'Sessão.' },
  { id: 'WCAG 2.4.5', nivel: 'AA', nome: 'Várias formas' },
  { id: 'eMAG 1.1', nome: 'Padrões' },
];

test('a criterion is tested, known not to be met, both, or not tested (R150)', () => {
  const linhas = linhasDe('WCAG', criterios, provas);
  expect(linhas.map(({ numero, situacao, testes }) => [numero, situacao, testes])).toEqual([
    ['1.1.1', 'parte', ['a', 'c']],
    ['1.4.3', 'testado', ['b']],
    ['2.2.1', 'naoAtendido', []],
    ['2.4.5', 'naoTestado', []],
  ]);
  expect(linhasDe('eMAG', criterios, provas)).toEqual([
    { numero: '1.1', nome: 'Padrões', nivel: null, situacao: 'testado', falta: null, testes: ['b'] },
  ]);
});

test.each([
  ['acesso@clube.example', 'mailto:acesso@clube.example'],
  ['https://clube.example/fale', 'https://clube.example/fale'],
  ['Balcão de atendimento', null],
  ['javascript:alert(1)', null],
  ['https://a:b@golpe.example/', null],
  ['a@b.example?bcc=x@y.example', null],
])('the contact %j leads to %j (R150, C1.11)', (value, href) => {
  expect(contatoDe(value)).toEqual({ texto: value, href });
});

test('a contact in a section of its own, as it was written before, is read, too (C1.11)', () => {
  expect(contatoDe({ contact: 'acesso@clube.example' })).toEqual(contatoDe('acesso@clube.example'));
});

test.each([undefined, null, '', '  ', 7, {}, { contact: {} }])(
  'without a contact (%j) there is none to show (R150, C1.11)',
  (value) => {
    expect(contatoDe(value)).toBeNull();
  },
);
