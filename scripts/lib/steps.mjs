/**
 * A step of a check: its name, and work that resolves to its counts or rejects with an error.
 *
 * `skipped` lists tests with the reason, `repeated` those that passed only on a retry. A failure may have the command that runs
 * it alone; a failed step without `failures` is listed by its own name.
 *
 * @typedef {{ title: string, command?: string }} Failure
 * @typedef {{ passed: number, failed: number, details?: string, skipped?: string[], repeated?: string[],
 *   failures?: Failure[] }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
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
 * Runs steps, `atOnce` in parallel, and prints a line for each as it ends, with the details of those that failed.
 *
 * @param {Step[]} steps
 * @param {number} [atOnce]
 * @returns {Promise<{ passed: number, failed: number, skipped: string[], repeated: string[], failures: Failure[] }>}
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
  };
}

async function runStep({ name, run }) {
  const start = performance.now();
  const outcome = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    details: error?.stack ?? String(error),
  }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const failed = outcome.failed > 0;
  const count = outcome.passed + outcome.failed;
  const tests = count > 1 ? `  (${outcome.passed} of ${count})` : '';
  console.log(`${failed ? '✗' : '✓'} ${seconds} s  ${name}${tests}`);
  if (failed && outcome.details) console.log(indent(outcome.details));
  return failed && !outcome.failures?.length ? { ...outcome, failures: [{ title: name }] } : outcome;
}

function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}
