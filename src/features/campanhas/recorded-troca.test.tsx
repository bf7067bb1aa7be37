import { storeSession } from '../../base/device/session-changes.ts';
import { forgetTroca, isTrocaRecorded, recordTroca } from './exchange.flow.ts';

const TOKEN = 'a.secret';
const record = () => localStorage.getItem('portal.troca');

beforeEach(() =>
  storeSession({ token: TOKEN, name: 'Ana Souza', img: null, expiresAt: Date.UTC(2030, 0, 1) }),
);
afterEach(() => localStorage.clear());

// @rule R64
test('exchanges of several campaigns are recorded, each until it is forgotten', () => {
  for (const id of ['7', '8 b', '7']) recordTroca(TOKEN, id);
  expect(isTrocaRecorded(TOKEN, '7')).toBe(true);
  expect(isTrocaRecorded(TOKEN, '8 b')).toBe(true);
  expect(isTrocaRecorded(TOKEN, '8')).toBe(false);
  forgetTroca(TOKEN, '8');
  forgetTroca(TOKEN, '7');
  expect(isTrocaRecorded(TOKEN, '7')).toBe(false);
  expect(isTrocaRecorded(TOKEN, '8 b')).toBe(true);
  forgetTroca(TOKEN, '8 b');
  expect(record()).toBeNull();
});

// @rule R64
test('a full storage does not break the end of an exchange', () => {
  for (const id of ['7', '8']) recordTroca(TOKEN, id);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => recordTroca(TOKEN, '9')).not.toThrow();
  expect(() => forgetTroca(TOKEN, '7')).not.toThrow();
  jest.restoreAllMocks();
  expect(isTrocaRecorded(TOKEN, '8')).toBe(true);
});
