import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { storeSession } from '../../base/device/session-changes.ts';
import { forgetUnreadable, storedVouchers } from './stored-vouchers.flow.ts';

const TOKEN = 'a.secret';
const session = { token: TOKEN, name: 'Ana Souza', img: null, expiresAt: Date.UTC(2030, 0, 1) };
const LIST = '"vouchers":[{"codigo":"VIZ10-7F3K2"}]';
const write = (fields: string) =>
  localStorage.setItem('portal.vouchers', `{"owner":"${fingerprintOf(TOKEN)}",${fields}}`);
const kept = () => localStorage.getItem('portal.vouchers');

beforeEach(() => storeSession(session));
afterEach(() => localStorage.clear());

test('reads stored vouchers', () => {
  write(`"savedAt":1000,${LIST}`);
  const { savedAt, vouchers } = storedVouchers.read(TOKEN);
  expect(savedAt).toBe(1000);
  expect(vouchers).toMatchObject([{ codigo: 'VIZ10-7F3K2', fim: null }]);
  forgetUnreadable(TOKEN);
  expect(kept()).not.toBeNull();
});

// @rule R88, R90
test.each([
  ['a time past the end of the calendar', `"savedAt":9e15,${LIST}`],
  ['one before its beginning', `"savedAt":-1,${LIST}`],
  ['one that is endless', `"savedAt":1e999,${LIST}`],
  ['one that is a text', `"savedAt":"2026-01-01",${LIST}`],
  ['one that is no number', `"savedAt":NaN,${LIST}`],
  ['one that is null', `"savedAt":null,${LIST}`],
  ['no time', LIST],
  ['no list', '"savedAt":1000,"vouchers":"VIZ10-7F3K2"'],
  ['another owner', `"savedAt":1000,${LIST},"owner":"0"`],
])('%s: nothing is shown, and no code stays on the device', (_name, fields) => {
  write(fields);
  const written = kept();
  expect(storedVouchers.read(TOKEN)).toEqual({ savedAt: null, vouchers: [] });
  expect(kept()).toBe(written);
  forgetUnreadable(TOKEN);
  expect(kept()).toBeNull();
});

// @rule R88
test('an ended tab deletes nothing of the next customer', () => {
  storeSession({ ...session, token: 'another' });
  storedVouchers.change('another', () => ({ savedAt: 1000, vouchers: [] }));
  forgetUnreadable(TOKEN);
  forgetUnreadable('another');
  expect(storedVouchers.read('another').savedAt).toBe(1000);
});
