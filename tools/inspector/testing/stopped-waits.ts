/** Waits of 3 to 25 seconds never end by themselves, so that only the inspector's clock can. Imported before that clock. */
const set = globalThis.setTimeout;
globalThis.setTimeout = ((run: () => void, ms = 0, ...args: never[]) =>
  set(run, ms > 3000 && ms < 25_000 ? 2 ** 31 - 1 : ms, ...args)) as typeof setTimeout;
