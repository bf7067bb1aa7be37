import { isOnline, recordReach, onReachBack, watchReach } from './rede.ts';

let flag: jest.SpyInstance<boolean>;
const say = (online: boolean) => {
  flag.mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};
beforeEach(() => void (flag = jest.spyOn(navigator, 'onLine', 'get')));
afterEach(() => recordReach(true));

// @rule R164
test('an answer outweighs a browser that says there is no network', () => {
  say(false);
  expect(isOnline()).toBe(false);
  recordReach(true);
  expect(isOnline()).toBe(true);
  say(true);
  say(false);
  recordReach(false);
  expect(isOnline()).toBe(false);
});

// @rule R164
test('no answer outweighs a browser that says there is one, until the next', () => {
  say(true);
  recordReach(false);
  expect(isOnline()).toBe(false);
  recordReach(true);
  expect(isOnline()).toBe(true);
});

test("a newer change of the browser's state applies", () => {
  say(true);
  recordReach(true);
  say(false);
  expect(isOnline()).toBe(false);
});

test('emits every change, and the return of the network', () => {
  say(true);
  const changed = jest.fn();
  const back = jest.fn();
  const stops = [watchReach(changed), onReachBack(back)];
  recordReach(false);
  recordReach(false);
  expect([changed.mock.calls.length, back.mock.calls.length]).toEqual([1, 0]);
  recordReach(true);
  expect([changed.mock.calls.length, back.mock.calls.length]).toEqual([2, 1]);
  for (const stop of stops) stop();
  say(false);
  recordReach(true);
  expect([changed.mock.calls.length, back.mock.calls.length]).toEqual([2, 1]);
});
