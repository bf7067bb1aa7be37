import { forgetTroca, isTrocaNoted, noteTroca } from './noted-troca.ts';
import { forgetStoredSession, storeSession } from './session-storage.ts';

const session = { token: 'a.secret', name: 'Ana Souza', img: null, expiresAt: Date.UTC(2030, 0, 1) };
const note = () => localStorage.getItem('portal.troca');

beforeEach(() => storeSession(session));
afterEach(() => localStorage.clear());

test('an exchange is noted for its campaign, without the customer or the token, until it is forgotten', () => {
  noteTroca('7');
  expect(isTrocaNoted('7')).toBe(true);
  expect(isTrocaNoted('8')).toBe(false);
  expect(note()).toMatch(/^[\da-f]{16} 7$/);
  forgetTroca('8');
  expect(isTrocaNoted('7')).toBe(true);
  forgetTroca('7');
  expect(note()).toBeNull();
});

test('the note stays with a session that is written again, and goes with it', () => {
  noteTroca('7');
  storeSession({ ...session, name: 'Ana Maria' });
  expect(isTrocaNoted('7')).toBe(true);
  forgetStoredSession(session.token);
  expect(note()).toBeNull();
});

test('another customer sees nothing of it, and nobody notes anything without a session', () => {
  noteTroca('7');
  storeSession({ ...session, token: 'another' });
  expect(note()).toBeNull();
  forgetStoredSession();
  noteTroca('7');
  expect(note()).toBeNull();
  expect(isTrocaNoted('7')).toBe(false);
});
