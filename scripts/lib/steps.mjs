/**
 * A step of a check: its name, and work that resolves to what it counted, or rejects with its words.
 *
 * Tests that were skipped are named, each in words that say why.
 *
 * @typedef {{ passed: number, failed: number, details?: string, skipped?: string[] }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
 */

/** A step that is one command: passed when it exits with zero. */
export function commandStep(name, execute) {
  return {
    name,
    run: async () => {
      const { code, output } = await execute();
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, details: output };
    },
  };
}

/**
 * Runs steps, some at a time, and prints one line for each as it ends, with the words of those that failed.
 *
 * @param {Step[]} steps
 * @param {number} [atOnce]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps, atOnce = 1) {
  const queue = [...steps];
  const total = { passed: 0, failed: 0 };
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const { passed, failed } = await runStep(step);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return total;
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
  for (const title of outcome.skipped ?? []) console.log(indent(`skipped: ${title}`));
  if (failed && outcome.details) console.log(indent(outcome.details));
  return outcome;
}

function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}
