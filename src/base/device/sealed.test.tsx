import { forgetStoredSession } from './forget-customer.ts';
import { storeSession } from './session-changes.ts';
import { dropOldBox } from './sealed-box.ts';
import { createSealer } from './sealed.ts';

const ANA = '52998224725';
const BRUNO = '11144477735';
const KEY = 'portal.guardado';
const DAY = 86_400_000;
const CONTENT = { itens: ['Sabão em pó'], favorita: '7' };

const signIn = (token: string) =>
  storeSession({ token, name: 'Ana Souza', img: null, expiresAt: Date.UTC(2090, 0, 1) });
/** Signs in and opens the box. */
const openAs = async (token: string, documento: string) => {
  signIn(token);
  return createSealer(token, documento).open();
};

beforeEach(async () => {
  signIn('first');
  await createSealer('first', ANA).seal(CONTENT);
});
afterEach(() => {
  localStorage.clear();
});

// @rule R250
test('the same customer opens it in the next session, not in the same one', async () => {
  expect(await createSealer('first', ANA).open()).toBeNull();
  forgetStoredSession('first');
  expect(await openAs('second', ANA)).toEqual(CONTENT);
});

// @rule R250
test('the stored box reveals neither its content nor its customer', () => {
  const box = localStorage.getItem(KEY) ?? '';
  expect(box).not.toMatch(/Sab|itens|52998224725|first/);
  expect(atob((JSON.parse(box) as { dados: string }).dados)).not.toMatch(/Sab|itens/);
});

// @rule R250
test("another customer's sign-in opens nothing and deletes it", async () => {
  expect(await openAs('second', BRUNO)).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

// @rule R250
test('it is deleted 30 days after the last visit, not before', () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 30 * DAY - 60_000);
  dropOldBox();
  expect(localStorage.getItem(KEY)).not.toBeNull();
  jest.spyOn(Date, 'now').mockReturnValue(now + 30 * DAY + 60_000);
  dropOldBox();
  expect(localStorage.getItem(KEY)).toBeNull();
});

// @rule R250
test('nothing is sealed once the session is not the stored one', async () => {
  localStorage.removeItem(KEY);
  const late = createSealer('first', ANA).seal(CONTENT);
  localStorage.removeItem('portal.token');
  await late;
  expect(localStorage.getItem(KEY)).toBeNull();
});

// @rule R250
test('of two changes the later one is kept, and an empty content deletes the box', async () => {
  const sealer = createSealer('first', ANA);
  await Promise.all([sealer.seal({ itens: ['sal'] }), sealer.seal({ itens: ['café'] })]);
  expect(await openAs('second', ANA)).toEqual({ itens: ['café'] });
  await createSealer('second', ANA).seal(null);
  expect(localStorage.getItem(KEY)).toBeNull();
});

// @rule R250
test.each(['', 'null', '{', '{"em":"x"}'])('a box that reads %p is deleted', (text) => {
  localStorage.setItem(KEY, text);
  dropOldBox();
  expect(localStorage.getItem(KEY)).toBeNull();
});

// @rule R250
test('a full storage keeps no outdated box', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await createSealer('first', ANA).seal({ itens: ['sal'] });
  expect(localStorage.getItem(KEY)).toBeNull();
});
