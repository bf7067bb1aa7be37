import { type AnyStateMachine, createActor, waitFor } from 'xstate';
import { registry } from '../portal/machines.ts';
import { advance, goBack, installClock, whenNow } from './clock.ts';

const browser = {
  set: globalThis.setTimeout,
  clear: globalThis.clearTimeout,
  Date: globalThis.Date,
  now: Date.now,
};
const DAY = 86_400_000;

beforeEach(() => installClock());
afterEach(async () => {
  await goBack();
  Object.assign(globalThis, { setTimeout: browser.set, clearTimeout: browser.clear, Date: browser.Date });
  Date.now = browser.now;
});

test('a recurring timer does not starve the others', async () => {
  const started = Date.now();
  const seen: string[] = [];
  let turns = 0;
  let last: ReturnType<typeof setTimeout> | undefined;
  const carousel = () => {
    turns += 1;
    last = setTimeout(carousel, 3000);
  };
  carousel();
  const notice = () => seen.push(`notice ${Math.round((Date.now() - started) / 60_000)}`);
  const later = setTimeout(notice, DAY - 5 * 60_000);
  const end = setTimeout(() => seen.push('end'), DAY);
  await advance(DAY + 1000);
  expect(seen).toEqual(['notice 1435', 'end']);
  expect(turns).toBeGreaterThan(10);
  expect(turns).toBeLessThan(100);
  expect(Date.now() - started).toBeGreaterThanOrEqual(DAY + 1000);
  for (const timer of [last, later, end]) clearTimeout(timer);
});

test('a moment records how far its clock was ahead', async () => {
  expect(whenNow().ahead).toBe(0);
  await advance(DAY);
  const { at, ahead } = whenNow();
  expect(ahead).toBeGreaterThanOrEqual(DAY);
  expect(at - ahead).toBeLessThanOrEqual(browser.now());
  await goBack();
  expect(whenNow().ahead).toBe(0);
});

test('two advances at once add up', async () => {
  const timer = setTimeout(() => undefined, 3_600_000 / 2);
  await Promise.all([advance(3_600_000), advance(3_600_000)]);
  expect(whenNow().ahead).toBeGreaterThanOrEqual(2 * 3_600_000);
  clearTimeout(timer);
});

test('a return to real time cancels the advances that wait', async () => {
  const waiting = [advance(DAY), advance(DAY)];
  await goBack();
  await Promise.all(waiting);
  expect(whenNow().ahead).toBe(0);
});

test('a timer set by another one fires in the same advance', async () => {
  const seen: number[] = [];
  setTimeout(() => {
    seen.push(1);
    setTimeout(() => seen.push(2), 3_600_000);
  }, 1000);
  await advance(2 * 3_600_000);
  expect(seen).toEqual([1, 2]);
});

test('the server’s clock goes with each timer of an advance, and back', async () => {
  const asked: number[] = [];
  const plain = globalThis.fetch;
  globalThis.fetch = async (_, init) => {
    asked.push((JSON.parse(init?.body as string) as { ahead: number }).ahead);
    return new Response('{}');
  };
  const seen: number[] = [];
  const first = setTimeout(() => seen.push(asked.at(-1) ?? 0), 3_600_000);
  await advance(2 * 3_600_000);
  await goBack();
  globalThis.fetch = plain;
  clearTimeout(first);
  const hours = (ms: readonly number[]) => ms.map((each) => Math.round(each / 3_600_000));
  expect(hours(seen)).toEqual([1]);
  expect(hours(asked).slice(-3)).toEqual([1, 2, 0]);
});

test('a return to real time ends an advance under way', async () => {
  const seen: string[] = [];
  setTimeout(() => void goBack(), 1000);
  const later = setTimeout(() => seen.push('later'), DAY);
  await advance(2 * DAY);
  expect(seen).toEqual([]);
  expect(whenNow().ahead).toBe(0);
  clearTimeout(later);
});

test('a deactivation’s 24 hours end by two advances of 12, not before', async () => {
  const situation = { deactivated: true, remaining: { dias: 1, horas: 0, minutos: 0 } };
  const machine = registry.find(({ id }) => id === 'deactivation')?.machine as AnyStateMachine;
  const actor = createActor(machine, { input: { now: () => Date.now(), situation } }).start();
  await advance(DAY / 2);
  expect(actor.getSnapshot().value).toEqual({ deactivated: 'counting' });
  await advance(DAY / 2);
  const { value } = await waitFor(actor, (snapshot) => snapshot.matches({ deactivated: 'expired' }));
  expect(value).toEqual({ deactivated: 'expired' });
  actor.stop();
});
