import type { Voucher } from './voucher.ts';
import { storeSession } from '../../base/device/session-changes.ts';

const TOKEN = 'a.secret';
const session = { token: TOKEN, name: 'Ana Souza', img: null, expiresAt: Date.UTC(2030, 0, 1) };
const SOME = [{ codigo: 'VIZ10-7F3K2' } as Voucher];
const persist = jest.fn(async () => Promise.resolve(true));

/** As a page that has just loaded: what was asked before is not known. */
async function load() {
  jest.resetModules();
  return import('./stored-vouchers.flow.ts');
}

beforeEach(() => {
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  storeSession(session);
});
afterEach(() => {
  persist.mockClear();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'storage');
  Reflect.deleteProperty(document.documentElement.style, 'MozAppearance');
});

// @rule R182
test('with the first vouchers that are kept the browser is asked to keep them, once', async () => {
  const { keepVouchers } = await load();
  keepVouchers(TOKEN, { savedAt: 1, vouchers: [] });
  expect(persist).not.toHaveBeenCalled();
  keepVouchers(TOKEN, { savedAt: 2, vouchers: SOME });
  keepVouchers(TOKEN, { savedAt: 3, vouchers: SOME });
  expect(persist).toHaveBeenCalledTimes(1);
});

// @rule R182
test('Firefox, which would question the customer, is not asked', async () => {
  Object.assign(document.documentElement.style, { MozAppearance: '' });
  const { keepVouchers } = await load();
  keepVouchers(TOKEN, { savedAt: 1, vouchers: SOME });
  expect(persist).not.toHaveBeenCalled();
});

test('without such a storage, and where it says no, vouchers are kept as before', async () => {
  persist.mockRejectedValueOnce(new TypeError('no'));
  (await load()).keepVouchers(TOKEN, { savedAt: 1, vouchers: SOME });
  Reflect.deleteProperty(navigator, 'storage');
  const { keepVouchers, storedVouchers } = await load();
  keepVouchers(TOKEN, { savedAt: 2, vouchers: SOME });
  expect(storedVouchers.read(TOKEN).savedAt).toBe(2);
});
