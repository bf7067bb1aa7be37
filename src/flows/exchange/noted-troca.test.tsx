import { forgetTroca, isTrocaNoted, noteTroca } from './noted-troca.ts';
import { storeSession, updateStoredSession } from '../session/session-changes.ts';
import { forgetStoredSession } from '../session/forget-customer.ts';

const session = { token: 'a.secret', name: 'Ana Souza', img: null, expiresAt: Date.UTC(2030, 0, 1) };
const note = () => localStorage.getItem('portal.troca');

beforeEach(() => storeSession(session));
afterEach(() => localStorage.clear());

test('a pending exchange is stored by campaign, without the customer', () => {
  noteTroca(session.token, '7');
  expect(isTrocaNoted(session.token, '7')).toBe(true);
  expect(isTrocaNoted(session.token, '8')).toBe(false);
  expect(note()).toMatch(/^[\da-f]{16} 7$/);
  forgetTroca(session.token, '8');
  expect(isTrocaNoted(session.token, '7')).toBe(true);
  forgetTroca(session.token, '7');
  expect(note()).toBeNull();
});

// @rule R64
test('exchanges of several campaigns are noted, each until it is forgotten', () => {
  for (const id of ['7', '8 b', '7']) noteTroca(session.token, id);
  expect(isTrocaNoted(session.token, '7')).toBe(true);
  expect(isTrocaNoted(session.token, '8 b')).toBe(true);
  expect(isTrocaNoted(session.token, '8')).toBe(false);
  forgetTroca(session.token, '7');
  expect(isTrocaNoted(session.token, '8 b')).toBe(true);
  forgetTroca(session.token, '8 b');
  expect(note()).toBeNull();
});

test('the note stays with a session that is written again, and goes with it', () => {
  noteTroca(session.token, '7');
  updateStoredSession({ ...session, name: 'Ana Maria' });
  expect(isTrocaNoted(session.token, '7')).toBe(true);
  forgetStoredSession(session.token);
  expect(note()).toBeNull();
});

test('another customer sees nothing of it, and nobody notes anything without a session', () => {
  noteTroca(session.token, '7');
  storeSession({ ...session, token: 'another' });
  expect(note()).toBeNull();
  forgetStoredSession();
  noteTroca(session.token, '7');
  expect(note()).toBeNull();
  expect(isTrocaNoted(session.token, '7')).toBe(false);
});

// @rule R64
test('a full storage does not break the end of an exchange', () => {
  for (const id of ['7', '8']) noteTroca(session.token, id);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => noteTroca(session.token, '9')).not.toThrow();
  expect(() => forgetTroca(session.token, '7')).not.toThrow();
  jest.restoreAllMocks();
  expect(isTrocaNoted(session.token, '8')).toBe(true);
});
