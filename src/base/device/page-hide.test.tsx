import { isPageHidden, watchPageHide } from './page-hide.ts';

let token: string | null = null;
let mayStay = true;
const events: string[] = [];
const reload = jest.fn(() => events.push('reload'));

beforeAll(() => {
  watchPageHide(
    () => token,
    () => mayStay,
    () => events.push('return'),
  );
});
beforeEach(() => {
  events.length = 0;
  token = 'ana';
  mayStay = true;
  // jsdom cannot navigate: it reports so on its virtual console.
  jest.spyOn(console, 'error').mockImplementation((error: Error) => {
    if (/Not implemented: navigation/.test(error.message)) reload();
  });
});
afterEach(() => delete document.documentElement.dataset.away);

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('the first showing of a page asks nothing', () => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(events).toEqual([]);
  expect(isPageHidden()).toBe(false);
});

// @rule R88
test('the same customer is still signed in: the page as it was, hidden in between', () => {
  leave();
  expect(isPageHidden()).toBe(true);
  comeBack();
  expect(isPageHidden()).toBe(false);
  expect(events).toEqual(['return']);
});

// @rule R88
test.each([
  ['nobody is signed in any more', () => (token = null)],
  ['another customer is', () => (token = 'bruno')],
  ['the place does not outlive its leaving', () => (mayStay = false)],
])('%s: the page stays hidden and reloads', (_name, happen) => {
  leave();
  happen();
  comeBack();
  expect(isPageHidden()).toBe(true);
  expect(events).toEqual(['return', 'reload']);
});

// @rule R88
test('a signed-out page from the back-forward cache is reloaded', () => {
  token = null;
  leave();
  comeBack();
  expect(events).toEqual(['return', 'reload']);
});
