import type { When } from '../shared/when.ts';

/**
 * The page's own time in the QA build: as the browser's until an inspector moves it. What the page reads (`Date`) and what
 * waits (`setTimeout`, `setInterval`) move together. Installed before the first actor starts.
 */
interface Timer {
  due: number;
  /** Of an interval its length; null: fires once. */
  readonly every: number | null;
  readonly run: () => void;
  /** The browser's own timer. */
  real: number;
  /** How many timers before it, each set by the one before, had their turn in this advance. */
  follows: number;
}

const real = {
  Date: globalThis.Date,
  now: Date.now.bind(Date),
  set: globalThis.setTimeout.bind(globalThis) as (run: () => void, ms?: number) => number,
  clear: globalThis.clearTimeout.bind(globalThis) as (id: number | undefined) => void,
};
const timers = new Map<number, Timer>();
/** A timer that sets itself again must not stall the page, nor keep the others from their turn. */
const MOST_OF_A_CHAIN = 50;
let ahead = 0;
/** What a timer that is set now follows from. */
let turn: Timer | null = null;

/** Milliseconds that the page is ahead of the browser's clock. */
export const aheadBy = (): number => ahead;
const now = (): number => real.now() + ahead;
/** This moment, by the page's clock. */
export const whenNow = (): When => ({ at: now(), ahead });

/** A timer of real time. */
export const soon = real.set;
/** Ends a timer of `soon`. */
export const notSoon = real.clear;

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
    follows: turn === null ? 0 : turn.follows + 1,
  };
  // Of the first round; later ones are found by it.
  const id = real.set(() => fire(id, timer), wait);
  timer.real = id;
  timers.set(id, timer);
  return id;
}

function stop(id: number | undefined): void {
  real.clear(id === undefined ? id : (timers.get(id)?.real ?? id));
  if (id !== undefined) timers.delete(id);
}

/** From now on the page's time is this file's. */
export function installClock(): void {
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

/** The timer that is due first, of those that have not had their turn. */
function nextDue(until: number, had: ReadonlySet<number>): [number, Timer] | undefined {
  return [...timers]
    .filter(([id, { due, follows }]) => due <= until && !had.has(id) && follows < MOST_OF_A_CHAIN)
    .sort(([, one], [, other]) => one.due - other.due)[0];
}

/** Lets `ms` pass at once: what is due by then runs in its order and at its time, an interval once, a chain of timers so far. */
export async function advance(ms: number): Promise<void> {
  const until = now() + ms;
  const had = new Set<number>();
  for (const timer of timers.values()) timer.follows = 0;
  for (let next = nextDue(until, had); next !== undefined; next = nextDue(until, had)) {
    const [id, timer] = next;
    had.add(id);
    ahead += Math.max(0, timer.due - now());
    real.clear(timer.real);
    turn = timer;
    try {
      fire(id, timer);
    } catch (error) {
      // As a browser does: the other timers still have their turn.
      reportError(error);
    }
    // What follows from it may set further timers.
    await new Promise<void>((resolve) => void real.set(resolve));
    turn = null;
  }
  ahead += Math.max(0, until - now());
  for (const [id, timer] of timers) arm(id, timer);
}

/** Back to the browser's time; what waits waits as long as before. */
export function goBack(): void {
  for (const timer of timers.values()) timer.due -= ahead;
  ahead = 0;
}
