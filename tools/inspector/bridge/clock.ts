import type { When } from '../shared/protocol.ts';
import { readStored, writeStored } from '../shared/stored.ts';

/**
 * The page's clock in the QA build: the browser's time until an inspector moves it. `Date`, `setTimeout` and `setInterval` move
 * together. Must be installed before the first actor starts.
 */
interface Timer {
  due: number;
  /** The interval in ms; null: fires once. */
  readonly every: number | null;
  readonly run: () => void;
  /** The browser's own timer. */
  real: number;
  /** Its depth in a chain of timers, each set by the previous one during this advance. */
  follows: number;
}

const real = {
  Date: globalThis.Date,
  now: Date.now.bind(Date),
  set: globalThis.setTimeout.bind(globalThis) as (run: () => void, ms?: number) => number,
  clear: globalThis.clearTimeout.bind(globalThis) as (id: number | undefined) => void,
};
const timers = new Map<number, Timer>();
/** Limits a chain of timers within one advance: a timer that sets itself again must not block the page or other timers. */
const MAX_CHAIN = 50;
let ahead = 0;
/** How often QA has returned to real time: an advance under way ends then. */
let returns = 0;
/** The last timer that an advance has fired: timers set now, also by an answer that comes meanwhile, follow from it. */
let fired: Timer | null = null;

/** Milliseconds that the page is ahead of the browser's clock. */
export const aheadBy = (): number => ahead;
const now = (): number => real.now() + ahead;
export const whenNow = (): When => ({ at: now(), ahead });

/** The storage key of `ahead`: a reload and a new tab have the same clock. */
const AHEAD = 'inspetor.relogio';
/** The server's clock follows in steps of at least this. */
const SERVER_STEP_MS = 1000;
/** How far the server's clock was moved; null: this server has no such clock. */
let serverAhead: number | null = 0;

export const serverAheadBy = (): number | null => serverAhead;

/** Moves the reference server's clock to this page's. */
export async function moveServer(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ahead: Math.round(ahead) });
  const answer = await fetch('/__clock', { method: 'POST', headers, body }).catch(() => null);
  serverAhead = answer?.ok === true ? ahead : null;
}

async function moveServerAlong(): Promise<void> {
  if (serverAhead !== null && Math.abs(ahead - serverAhead) >= SERVER_STEP_MS) await moveServer();
}

/** `setTimeout` by the browser's clock, unaffected by `advance`. */
export const setReal = real.set;
export const clearReal = real.clear;

function fire(id: number, timer: Timer): void {
  if (timer.every === null) timers.delete(id);
  else {
    timer.due = Math.max(timer.due + timer.every, now());
    arm(id, timer);
  }
  timer.run();
}

function arm(id: number, timer: Timer): void {
  real.clear(timer.real);
  timer.real = real.set(() => fire(id, timer), Math.max(0, timer.due - now()));
}

function start(run: unknown, ms: unknown, args: readonly unknown[], repeats: boolean): number {
  const wait = Math.max(0, Number(ms) || 0);
  const every = repeats ? wait : null;
  const timer: Timer = {
    due: now() + wait,
    every,
    run: () => (run as (...given: unknown[]) => void)(...args),
    real: 0,
    follows: fired === null ? 0 : fired.follows + 1,
  };
  // The id for the page: a later round of an interval has another timer of the browser, but keeps this id.
  const id = real.set(() => fire(id, timer), wait);
  timer.real = id;
  timers.set(id, timer);
  return id;
}

function stop(id: number | undefined): void {
  real.clear(id === undefined ? id : (timers.get(id)?.real ?? id));
  if (id !== undefined) timers.delete(id);
}

/** Replaces `Date` and the timers of the page by this clock, as far ahead as it was before a reload. */
export function installClock(): void {
  ahead = Number(readStored('localStorage', AHEAD)) || 0;
  Date.now = now;
  globalThis.Date = new Proxy(real.Date, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made) as object,
  });
  const browser = globalThis as unknown as Record<string, unknown>;
  browser['setTimeout'] = (run: unknown, ms: unknown, ...args: unknown[]) => start(run, ms, args, false);
  browser['setInterval'] = (run: unknown, ms: unknown, ...args: unknown[]) => start(run, ms, args, true);
  browser['clearTimeout'] = stop;
  browser['clearInterval'] = stop;
}

/** The next due timer until a time, without those that have already run. */
function nextDue(until: number, had: ReadonlySet<number>): [number, Timer] | undefined {
  return [...timers]
    .filter(([id, { due, follows }]) => due <= until && !had.has(id) && follows < MAX_CHAIN)
    .sort(([, one], [, other]) => one.due - other.due)[0];
}

/** The last advance that was asked for. */
let advancing: Promise<void> = Promise.resolve();

/**
 * Advances the clock by `ms`, and the server's with it: due timers run in order at their time, an interval once, a chain up to
 * its limit. Two advances add up: the second begins when the first is over.
 */
export async function advance(ms: number): Promise<void> {
  const before = returns;
  const previous = advancing;
  advancing = previous.then(async () => walk(ms, before));
  return advancing;
}

/** @param before `returns` when the advance was asked for: a return to real time since then cancels it */
async function walk(ms: number, before: number): Promise<void> {
  if (returns !== before) return;
  const until = now() + ms;
  const target = ahead + ms;
  const had = new Set<number>();
  for (const timer of timers.values()) timer.follows = 0;
  if (serverAhead === null) await moveServer();
  for (let next = nextDue(until, had); next !== undefined; next = nextDue(until, had)) {
    const [id, timer] = next;
    had.add(id);
    ahead += Math.max(0, timer.due - now());
    real.clear(timer.real);
    await moveServerAlong();
    if (returns !== before) break;
    // Cleared meanwhile.
    if (!timers.has(id)) continue;
    fired = timer;
    try {
      fire(id, timer);
    } catch (error) {
      // As in a browser, an error in one callback does not stop the other timers.
      reportError(error);
    }
    // Promises resolved by the callback may set further timers.
    await new Promise<void>((resolve) => void real.set(resolve));
    if (returns !== before) break;
  }
  fired = null;
  if (returns !== before) return;
  ahead = Math.max(ahead, target);
  writeStored('localStorage', AHEAD, ahead);
  await moveServer();
  if (returns !== before) return;
  for (const [id, timer] of timers) arm(id, timer);
}

/** Returns to the browser's time, with the server; pending timers keep their remaining time. */
export async function goBack(): Promise<void> {
  returns += 1;
  for (const timer of timers.values()) timer.due -= ahead;
  ahead = 0;
  for (const [id, timer] of timers) arm(id, timer);
  writeStored('localStorage', AHEAD, ahead);
  await moveServer();
}
