import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { readKeptVouchers } from './kept-vouchers.ts';
import { readKeptLista } from './lista.ts';

const owner = fingerprintOf('ana');

afterEach(() => localStorage.clear());

describe('the vouchers', () => {
  const keep = (savedAt: string) =>
    localStorage.setItem('portal.vouchers', `{"owner":"${owner}","savedAt":${savedAt},"vouchers":[]}`);

  test('of a time are read, by their own session alone', () => {
    keep('1700000000000');
    expect(readKeptVouchers('ana')).toEqual({ savedAt: 1_700_000_000_000, vouchers: [] });
    expect(readKeptVouchers('ben')).toBeNull();
  });

  test.each(['1e400', '9e15', '"1700000000000"', 'null'])('of no time (%s) count as none', (savedAt) => {
    keep(savedAt);
    expect(readKeptVouchers('ana')).toBeNull();
  });

  test.each([null, 'null', '7', '"x"', '[]', '{'])('what is no copy (%s) is none', (text) => {
    if (text !== null) localStorage.setItem('portal.vouchers', text);
    expect(readKeptVouchers('ana')).toBeNull();
  });
});

describe('the shopping list', () => {
  const KEPT = JSON.stringify({ owner, itens: [{ id: 'outro|sal', nome: 'Sal' }] });
  const keep = (text: string) => localStorage.setItem('portal.lista', text);

  test('is the same until it changes, for its own session alone', () => {
    keep(KEPT);
    const lista = readKeptLista('ana');
    expect(lista).toMatchObject([{ nome: 'Sal', qtde: 1 }]);
    expect(readKeptLista('ben')).toEqual([]);
    expect(readKeptLista('ana')).toBe(lista);
  });

  test('is not held in memory when it has left the device (R88)', () => {
    keep(KEPT);
    const lista = readKeptLista('ana');
    localStorage.removeItem('portal.lista');
    expect(readKeptLista('ana')).toEqual([]);
    keep(KEPT);
    expect(readKeptLista('ana')).not.toBe(lista);
  });

  test.each(['null', '7', '"x"', '[]', '{', '{"itens":[{"id":"a","nome":"Sal"}]}'])(
    'that is none of this session (%s) is empty',
    (text) => {
      keep(text);
      expect(readKeptLista('ana')).toEqual([]);
    },
  );
});
