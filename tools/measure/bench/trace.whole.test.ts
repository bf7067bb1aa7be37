import { interactionOf, selfTimesOf, startOf, tasksOf } from './trace.mjs';

const task = (ts: number, dur: number, tdur: number, more: object = {}) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid: 7,
  tid: 7,
  ts: ts * 1000,
  dur: dur * 1000,
  tdur: tdur * 1000,
  ...more,
});
const microtasks = (ts: number, dur: number, tdur: number) =>
  task(ts, dur, tdur, { name: 'BlinkScheduler_PerformMicrotaskCheckpoint' });
const main = (pid: number) => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid: pid,
  args: { name: 'CrRendererMain' },
});
const mark = (name: string, ts: number, navigationId = 'n') => ({
  name,
  ph: 'R',
  pid: 7,
  tid: 7,
  ts: ts * 1000,
  args: { data: { navigationId } },
});
const paint = (ts: number) => mark('firstContentfulPaint', ts);

test('a task is counted once, with its microtasks, by processor time', () => {
  const events = [
    main(7),
    microtasks(150, 5, 4),
    // A busy machine: by the clock it is ten times as long.
    task(0, 150, 15),
    task(20, 40, 12),
    task(200, 3, 2),
    { ...task(0, 900, 900), tid: 8 },
  ];
  expect(tasksOf(events)).toEqual([
    { thread: '7 7', start: 0, end: 155, processor: 19 },
    { thread: '7 7', start: 200, end: 203, processor: 2 },
  ]);
});

test('blocking is what tasks after the first paint take over 50 ms, four times slower', () => {
  const events = [main(7), main(9), task(0, 90, 90), paint(100), task(100, 30, 30), task(140, 12, 12)];
  expect(startOf([...events, task(0, 500, 500, { pid: 9, tid: 9 })])).toEqual({
    processor: 132,
    after: 42,
    frames: 0,
    blocking: 70,
    longest: 90,
  });
  expect(startOf(events, 5).blocking).toBe(100 + 10);
});

test("the painted page's frames and its work after the largest paint count", () => {
  const events = [
    main(7),
    paint(10),
    task(20, 5, 5),
    mark('largestContentfulPaint::Candidate', 15),
    mark('largestContentfulPaint::Candidate', 30),
    mark('BeginMainThreadFrame', 20),
    { ...mark('BeginMainThreadFrame', 20), pid: 9 },
    task(40, 8, 7),
  ];
  expect(startOf(events)).toMatchObject({ processor: 12, after: 7, frames: 1 });
});

test('an event takes itself what the events within it do not take', () => {
  const style = (ts: number) => task(ts, 4, 3, { name: 'UpdateLayoutTree' });
  const events = [main(7), paint(1), task(10, 20, 15), style(12), style(18), task(40, 2, 2)];
  expect([...selfTimesOf(events)]).toEqual([
    ['ThreadControllerImpl::RunTask', { self: 11, count: 2 }],
    ['UpdateLayoutTree', { self: 6, count: 2 }],
  ]);
});

test('a page that painted nothing has no figures', () => {
  expect(() => startOf([main(7), task(0, 1, 1)])).toThrow('nothing was painted');
});

test('an interaction counts the main thread’s work from input to paint', () => {
  const events = [
    main(7),
    mark('navigationStart', 500, 'earlier page'),
    mark('navigationStart', 1000),
    paint(1100),
    // Half of it after the input.
    task(1190, 20, 10),
    task(1220, 40, 8),
    task(1290, 60, 60),
  ];
  expect(interactionOf(events, [{ start: 200, duration: 80 }])).toBe(5 + 8);
  expect(
    interactionOf(events, [
      { start: 200, duration: 80 },
      { start: 300, duration: 24 },
    ]),
  ).toBe(24);
  expect(interactionOf(events, [])).toBe(0);
  expect(() => interactionOf([main(7), paint(1)], [])).toThrow('no beginning');
});
