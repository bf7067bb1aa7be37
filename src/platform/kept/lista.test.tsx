import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { readKeptLista } from './lista.ts';

const owner = fingerprintOf('ana');

afterEach(() => localStorage.clear());

const KEPT = JSON.stringify({ owner, itens: [{ id: 'outro|sal', nome: 'Sal' }] });
const keep = (text: string) => localStorage.setItem('portal.lista', text);

test('the shopping list is the same until it changes, for its own session alone', () => {
  keep(KEPT);
  const lista = readKeptLista('ana');
  expect(lista).toMatchObject([{ nome: 'Sal', qtde: 1 }]);
  expect(readKeptLista('ben')).toEqual([]);
  expect(readKeptLista('ana')).toBe(lista);
});

// @rule R88
test('the shopping list is not held in memory when it has left the device', () => {
  keep(KEPT);
  const lista = readKeptLista('ana');
  localStorage.removeItem('portal.lista');
  expect(readKeptLista('ana')).toEqual([]);
  keep(KEPT);
  expect(readKeptLista('ana')).not.toBe(lista);
});

test.each(['null', '7', '"x"', '[]', '{', '{"itens":[{"id":"a","nome":"Sal"}]}'])(
  'a shopping list that is none of this session (%s) is empty',
  (text) => {
    keep(text);
    expect(readKeptLista('ana')).toEqual([]);
  },
);
