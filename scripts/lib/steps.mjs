import { withProcessorTime } from './processor.mjs';

/**
 * A step of a check: its name, and work that resolves to its counts or rejects with an error. `processor`: the processor seconds
 * that it may take, which only warn, since machines differ.
 *
 * `skipped` lists tests with the reason, `repeated` those that passed only on a retry, `tests` where each test stands and whether
 * it ran. A failure may have the command that runs it alone; a failed step without `failures` is listed by its own name.
 *
 * @typedef {{ title: string, command?: string }} Failure
 * @typedef {{ file: string, line: number, hasRun: boolean }} RunTest `file` from the root
 * @typedef {{ passed: number, failed: number, details?: string, skipped?: string[], repeated?: string[],
 *   failures?: Failure[], tests?: RunTest[] }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome>, processor?: number }} Step
 */

/**
 * A step that runs one command and passes if it exits with zero.
 *
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} execute
 * @param {string} command how to run it alone, for the summary
 * @returns {Step}
 */
export function commandStep(name, execute, command) {
  return {
    name,
    run: async () => {
      const { code, output } = await execute();
      if (code === 0) return { passed: 1, failed: 0 };
      return { passed: 0, failed: 1, details: output, failures: [{ title: name, command }] };
    },
  };
}

/**
 * The outcome of a step that finds faults.
 *
 * @param {string[]} faults
 * @param {string} [advice] printed after them
 * @returns {Outcome}
 */
export function outcomeOf(faults, advice = '') {
  if (faults.length === 0) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, details: [...faults, advice].join('\n') };
}

/**
 * Runs steps, `atOnce` in parallel, and prints a line for each as it ends: its seconds, the processor seconds of its programs, and
 * the details when it failed.
 *
 * @param {Step[]} steps
 * @param {number} [atOnce]
 * @returns {Promise<Required<Omit<Outcome, 'details'>>>}
 */
export async function runSteps(steps, atOnce = 1) {
  const queue = [...steps];
  const outcomes = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) outcomes.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sumOf(outcomes);
}

/** Prints the summary: skipped and repeated tests, failures with their commands, and the totals. */
export function printSum({ passed, failed, skipped, repeated, failures }) {
  for (const title of skipped) console.log(`skipped: ${title}`);
  for (const title of repeated) console.log(`passed only when repeated: ${title}`);
  for (const { title, command } of failures) {
    console.log(`failed: ${title}`);
    if (command) console.log(indent(command));
  }
  console.log(`${passed} passed, ${failed} failed`);
}

function sumOf(outcomes) {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.flatMap(({ skipped = [] }) => skipped),
    repeated: outcomes.flatMap(({ repeated = [] }) => repeated),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    tests: outcomes.flatMap(({ tests = [] }) => tests),
  };
}

async function runStep({ name, run, processor: budget = Infinity }) {
  const start = performance.now();
  const { result: outcome, processor } = await withProcessorTime(() =>
    run().catch((error) => ({ passed: 0, failed: 1, details: error?.stack ?? String(error) })),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const spent = `${processor.toFixed(1).padStart(6)} s`;
  const failed = outcome.failed > 0;
  const count = outcome.passed + outcome.failed;
  const tests = count > 1 ? `  (${outcome.passed} of ${count})` : '';
  console.log(`${failed ? '✗' : '✓'} ${seconds} s  ${spent}  ${name}${tests}`);
  if (processor > budget) console.log(indent(`warning: more than ${budget} s of processor (budgets.json)`));
  if (failed && outcome.details) console.log(indent(outcome.details));
  return failed && !outcome.failures?.length ? { ...outcome, failures: [{ title: name }] } : outcome;
}

function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}
