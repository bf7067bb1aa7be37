import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;
const SAMPLE_MS = 1000;

/** The processor seconds of the programs that this task has run. */
const task = new AsyncLocalStorage();

/**
 * Runs work and sums the processor seconds of its programs (`run` in run.mjs) and of all that they started.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, processor: number }>} seconds, sampled: 0 on other systems than Linux
 */
export async function withProcessorTime(work) {
  const sum = { seconds: 0 };
  const result = await task.run(sum, work);
  return { result, processor: sum.seconds };
}

/**
 * Adds a started program's processor time, and that of its descendants, to the task that runs it, until it ends.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function countProcessorTime(child) {
  const sum = task.getStore();
  if (!sum || process.platform !== 'linux' || child.pid === undefined) return;
  const ticks = new Map();
  const timer = setInterval(() => sampleTree(child.pid, ticks), SAMPLE_MS);
  child.on('exit', () => {
    clearInterval(timer);
    sum.seconds += [...ticks.values()].reduce((all, one) => all + one, 0) / TICKS;
  });
}

/** Records the ticks of a process and its descendants. One whose parent has ended is still counted. */
function sampleTree(pid, ticks) {
  const pids = new Set([pid]);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  // A parent's number is nearly always lower than its child's, which a later sample finds otherwise.
  for (const one of all
    .map(Number)
    .toSorted((a, b) => a - b)
    .flatMap(readStat)) {
    if (!pids.has(one.pid) && !pids.has(one.parent) && !ticks.has(one.key)) continue;
    pids.add(one.pid);
    ticks.set(one.key, one.ticks);
  }
}

/** A process's parent and ticks, none when it has ended. `key`: its number may be used again. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program's name, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, start] = [1, 11, 12, 19].map((index) => Number(fields[index]));
    return [{ pid, parent, ticks: user + system, key: `${pid} ${start}` }];
  } catch {
    return [];
  }
}
