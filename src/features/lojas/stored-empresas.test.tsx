import { storeSession } from '../../base/device/session-changes.ts';
import { empresas, readPreferredEmpresas } from '../../base/device/customer-store.ts';

const TOKEN = 'abc';
const keep = (change: { ultima?: string; favorita?: string | null }) =>
  empresas.change(TOKEN, (before) => ({ ...before, ...change }));

beforeEach(() => storeSession({ token: TOKEN, name: 'Ana', img: null, expiresAt: 4_000_000_000_000 }));
afterEach(() => localStorage.clear());

// @rule R81
test('without a store there is none to begin with', () => {
  expect(readPreferredEmpresas(TOKEN)).toEqual([]);
  expect(readPreferredEmpresas(null)).toEqual([]);
});

// @rule R147
test('the favourite outranks the last chosen store', () => {
  keep({ favorita: '5' });
  keep({ ultima: '3' });
  expect(readPreferredEmpresas(TOKEN)).toEqual(['5', '3']);
  keep({ favorita: null });
  expect(readPreferredEmpresas(TOKEN)).toEqual(['3']);
});

// @rule R89, R147
test('a deployment without favourites begins with the last chosen store', () => {
  keep({ ultima: '3', favorita: '5' });
  expect(readPreferredEmpresas(TOKEN, false)).toEqual(['3']);
});
