import type { DataCivil } from '../../lib/datas/datas.ts';
import { toCentavos } from '../../lib/numeros/dinheiro.ts';
import { formatMomento } from '../../lib/datas/vencimento.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isCurrent, readVoucher, vencendoPrimeiro } from './voucher.ts';

const none = {
  codigo: null,
  codVoucher: null,
  codigoVoucher: null,
  voucher: null,
  beneficio: null,
  dtaInicio: null,
  dtaFim: null,
  dtaUso: null,
  desconto: null,
  vlrMinUsoVoucher: null,
  produtosDesconto: [],
};
const on = (text: string) => text as DataCivil;

it.each([
  [{ codigo: 'a', codVoucher: 'b' }, 'a'],
  [{ codVoucher: 'b', codigoVoucher: 'c' }, 'b'],
  [{ codigoVoucher: 'c', voucher: 'd' }, 'c'],
  [{ voucher: 'd' }, 'd'],
  [{}, null],
])('the code of %j is %s', (fields, codigo) => {
  expect(readVoucher({ ...none, ...fields }).codigo).toBe(codigo);
});

// @rule S2.59, R60
it('a minimum counts beside a discount value alone', () => {
  const vlrMinUsoVoucher = toCentavos(5000);
  expect(readVoucher({ ...none, vlrMinUsoVoucher }).minimo).toBeNull();
  expect(readVoucher({ ...none, vlrMinUsoVoucher, desconto: { valor: null } }).minimo).toBeNull();
  expect(readVoucher({ ...none, vlrMinUsoVoucher, desconto: { valor: toCentavos(1) } }).minimo).toBe(5000);
});

it('a voucher counts on its last day, and no longer on the next', () => {
  const voucher = readVoucher({ ...none, dtaFim: on('2026-02-28') });
  expect(isCurrent(voucher, on('2026-02-28'))).toBe(true);
  expect(isCurrent(voucher, on('2026-03-01'))).toBe(false);
  expect(isCurrent(readVoucher(none), on('2026-03-01'))).toBe(true);
});

// @rule R14
it("a moment has its year, and is written as this device's clock shows it", () => {
  expect(formatMomento(new Date(2026, 2, 1, 7, 5).getTime())).toBe('01/03/2026 07:05');
});

it('fingerprints differ from one token to the next, and hold no part of it', () => {
  expect(fingerprintOf('token-1')).toMatch(/^[\da-f]{16}$/);
  expect(fingerprintOf('token-1')).not.toBe(fingerprintOf('token-2'));
  expect(fingerprintOf('token-1')).toBe(fingerprintOf('token-1'));
});

// @rule R101
it('vouchers that end within seven days are first', () => {
  const vouchers = [
    ['later', '2027-02-01'],
    ['in seven', '2027-01-04'],
    ['never', null],
    ['today b', '2026-12-28'],
    ['in eight', '2027-01-05'],
    ['over', '2026-12-27'],
    ['today a', '2026-12-28'],
  ].map(([codigo, fim]) => ({ codigo, fim: fim as DataCivil | null }));
  const order = (hoje: DataCivil | null) => vencendoPrimeiro(vouchers, hoje).map(({ codigo }) => codigo);
  expect(order(on('2026-12-28'))).toEqual([
    'today b',
    'today a',
    'in seven',
    'later',
    'never',
    'in eight',
    'over',
  ]);
  expect(order(null)).toEqual(vouchers.map(({ codigo }) => codigo));
});
