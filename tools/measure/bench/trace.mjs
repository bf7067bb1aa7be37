/** Tasks, paints, frames and the page's time origin: categories that cost the page nothing. */
const CATEGORIES = [
  'toplevel',
  'loading',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline.frame',
];

/**
 * Starts a trace.
 * @param {import('puppeteer-core').Page} page
 * @param {string[]} [further] categories besides `CATEGORIES`
 * @returns {Promise<() => Promise<object[]>>} ends the trace and returns its events
 */
export async function startTrace(page, further = []) {
  await page.tracing.start({ categories: [...CATEGORIES, ...further] });
  return async () => JSON.parse(Buffer.from(await page.tracing.stop()).toString()).traceEvents;
}

/**
 * The tasks of the pages' main threads, each with the microtasks that follow it, in ms. `processor` is the processor time of a
 * task, which other load on the machine does not change.
 * @returns {{ thread: string, start: number, end: number, processor: number }[]} by thread, in order
 */
export function tasksOf(events) {
  const tasks = [];
  for (const thread of mainThreads(events)) {
    const ofThread = events
      .filter((event) => threadOf(event) === thread && event.ph === 'X' && event.tdur !== undefined)
      .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
    let end = -Infinity;
    for (const { name, ts, dur, tdur } of ofThread) {
      // Nested tasks belong to the outer one.
      if (ts < end) continue;
      end = ts + dur;
      const last = tasks.at(-1);
      if (name.includes('MicrotaskCheckpoint') && last?.thread === thread) {
        last.processor += tdur / 1000;
        last.end = end / 1000;
      } else tasks.push({ thread, start: ts / 1000, end: end / 1000, processor: tdur / 1000 });
    }
  }
  return tasks;
}

/**
 * The main thread's work for a page's start, in ms: `processor` in all, `after` the largest paint, `longest` of one task;
 * `blocking` is the time over 50 ms of each task after the first paint, on a processor `slower` times slower; `frames` are the
 * main thread's.
 * @throws Error when nothing was painted in the trace
 */
export function startOf(events, slower = 4) {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('nothing was painted');
  const tasks = tasksOf(events).filter(({ thread }) => thread === threadOf(paint));
  const sum = (values) => Math.round(values.reduce((all, value) => all + value, 0));
  const since = ({ ts }) => tasks.filter(({ start }) => start >= ts / 1000);
  const late = since(paint);
  const largest = events.findLast(
    (event) => event.name === 'largestContentfulPaint::Candidate' && event.pid === paint.pid,
  );
  const frames = events.filter(({ name, pid }) => name === 'BeginMainThreadFrame' && pid === paint.pid);
  return {
    processor: sum(tasks.map(({ processor }) => processor)),
    after: sum(since(largest ?? paint).map(({ processor }) => processor)),
    frames: frames.length,
    blocking: sum(late.map(({ processor }) => Math.max(0, slower * processor - 50))),
    longest: Math.round(Math.max(0, ...tasks.map(({ processor }) => processor))),
  };
}

/**
 * The main thread's work from an input until its effect is painted, in ms. A task that overlaps either end counts in part.
 * @param {{ start: number, duration: number }[]} interactions in times of the page's own clock
 * @returns {number} the most that one of them took; 0 without any
 */
export function interactionOf(events, interactions) {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  const begin = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.navigationId === paint?.args.data.navigationId,
  );
  if (begin === undefined) throw new Error('the trace has no beginning of the page');
  const tasks = tasksOf(events).filter(({ thread }) => thread === threadOf(paint));
  const work = interactions.map(({ start, duration }) => {
    const [from, to] = [begin.ts / 1000 + start, begin.ts / 1000 + start + duration];
    const share = (task) => Math.min(task.end, to) - Math.max(task.start, from);
    return tasks
      .filter((task) => share(task) > 0)
      .reduce((sum, task) => sum + (task.processor * share(task)) / (task.end - task.start), 0);
  });
  return Math.round(Math.max(0, ...work));
}

/**
 * Processor time that the events of the painted page's main thread take themselves, without the events within them.
 * @returns {Map<string, { self: number, count: number }>} by name; `self` in ms
 */
export function selfTimesOf(events) {
  const thread = threadOf(events.find(({ name }) => name === 'firstContentfulPaint'));
  const ofThread = events
    .filter((event) => threadOf(event) === thread && event.ph === 'X' && event.tdur !== undefined)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const sums = new Map();
  const add = (name, ms, count) => {
    const { self, count: before } = sums.get(name) ?? { self: 0, count: 0 };
    sums.set(name, { self: self + ms, count: before + count });
  };
  const around = [];
  for (const event of ofThread) {
    while (around.length > 0 && event.ts >= around.at(-1).ts + around.at(-1).dur) around.pop();
    const outer = around.at(-1);
    if (outer !== undefined) add(outer.name, -event.tdur / 1000, 0);
    add(event.name, event.tdur / 1000, 1);
    around.push(event);
  }
  return sums;
}

function mainThreads(events) {
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  return new Set(events.filter(isMain).map(threadOf));
}

function threadOf({ pid, tid }) {
  return `${pid} ${tid}`;
}
