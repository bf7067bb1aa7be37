import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { forgetStoredSession } from './forget-customer.ts';
import { storeSession, updateStoredSession } from './session-changes.ts';
import { customerStore } from './customer-store.ts';

const KEY = 'portal.lista';
const session = { token: 'a.secret', name: 'Ana Souza', img: null, expiresAt: Date.UTC(2030, 0, 1) };
const { token } = session;
const words = customerStore('lista', ({ itens }) => ({
  itens: Array.isArray(itens) ? itens.map(String) : [],
}));
const add = (word: string, by: string | null = token) =>
  words.change(by, ({ itens }) => ({ itens: [...itens, word] }));
const read = (by: string | null = token) => words.read(by).itens;

beforeEach(() => storeSession(session));
afterEach(() => {
  localStorage.clear();
});

test('stores a change without the customer’s token', () => {
  expect(add('sal')).toBe(true);
  expect(add('café')).toBe(true);
  expect(read()).toEqual(['sal', 'café']);
  expect(localStorage.getItem(KEY)).not.toContain(token);
});

test('gives the same value until it changes', () => {
  add('sal');
  expect(words.read(token)).toBe(words.read(token));
});

// @rule R88
test('drops from memory what was deleted from the device', () => {
  add('sal');
  const before = words.read(token);
  localStorage.removeItem(KEY);
  expect(read()).toEqual([]);
  add('sal');
  expect(words.read(token)).not.toBe(before);
});

test('keeps nothing when the change says so', () => {
  add('sal');
  words.change(token, () => null);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('stays with a session that is written again, and goes with it', () => {
  add('sal');
  updateStoredSession({ ...session, img: 'data:image/png;base64,AAAA' });
  forgetStoredSession('another');
  expect(read()).toEqual(['sal']);
  forgetStoredSession(token);
  expect(localStorage).toHaveLength(0);
});

// @rule R88
test('another customer reads and changes nothing of it', () => {
  add('sal');
  storeSession({ ...session, token: 'another' });
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(add('sal')).toBe(false);
  expect(add('chá', 'another')).toBe(true);
  expect(read()).toEqual([]);
  expect(read('another')).toEqual(['chá']);
});

test('keeps nothing without a session', () => {
  forgetStoredSession();
  expect([add('sal'), add('sal', null)]).toEqual([false, false]);
  expect(localStorage).toHaveLength(0);
});

test('says that a full storage keeps nothing', () => {
  add('sal');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(add('café')).toBe(false);
  expect(read()).toEqual(['sal']);
});

test.each(['null', '7', '"x"', '[]', '{', '{"itens":["sal"]}', '{"owner":"0","itens":["sal"]}'])(
  'reads %s as empty',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(read()).toEqual([]);
  },
);

test('reads fields that it cannot parse as empty', () => {
  localStorage.setItem(KEY, JSON.stringify({ owner: fingerprintOf(token), itens: [{ toString: 1 }] }));
  expect(read()).toEqual([]);
});

test('reads the valid parts of data stored by another version', () => {
  localStorage.setItem(KEY, JSON.stringify({ owner: fingerprintOf(token), itens: 'sal', outro: 1 }));
  expect(read()).toEqual([]);
});

test('emits a change in any tab, until listeners unsubscribe', () => {
  const listener = jest.fn();
  const stop = words.watch(listener);
  add('sal');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'portal.tema' }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  add('café');
  expect(listener).toHaveBeenCalledTimes(4);
});
