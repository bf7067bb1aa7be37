// docs/statecharts/MUTATION.md: `tools/inspector/mutate-machines.mjs` writes results, `tools/inspector/charts.mjs` removes those of changed
// machines.

/** Why a mutant is equivalent; undefined: unexplained. */
export function reasonFor(mutant) {
  return explained.find((each) => each.mutant === mutant)?.why;
}

/**
 * The results in the page, by the ids of the machines.
 *
 * @param {string} page
 * @returns {Map<string, { total: number, survivors: string[] }>}
 */
export function readRuns(page) {
  const rows = [...page.matchAll(/^\| ([a-z-]+) \| (\d+) \| (\d+) \|/gm)];
  const survivors = [...page.matchAll(/^- `([^`]+)`/gm)].map(([, name]) => name);
  return new Map(
    rows.map(([, id, total]) => [
      id,
      { total: Number(total), survivors: survivors.filter((name) => /^[a-z-]+/.exec(name)[0] === id) },
    ]),
  );
}

/**
 * @param {Readonly<Record<string, readonly string[]>>} all the mutants of every machine
 * @param {ReadonlyMap<string, { total: number, survivors: string[] }>} runs
 */
export function pageOf(all, runs) {
  const measured = Object.keys(all)
    .sort()
    .flatMap((id) => {
      const run = runs.get(id);
      // A machine with other mutants has to be run again.
      return run === undefined || run.total !== all[id].length ? [] : [{ id, ...run }];
    });
  const missing = Object.keys(all).filter((id) => !measured.some((run) => run.id === id));
  const survivors = measured.flatMap((run) => run.survivors);
  const sum = measured.reduce((total, run) => total + run.total, 0);
  return [
    '# Mutation of the machines',
    '',
    'Written by `node tools/inspector/mutate-machines.mjs [machine …]`, on demand. Each mutant is one machine with one mistake: the target of a transition changed, or its guard removed. It is killed when a test of the machine fails.',
    '',
    '| machine | mutants | killed | share |',
    '|---|---|---|---|',
    ...measured.map(({ id, total, survivors: left }) => row(id, total, left.length)),
    row('**all**', sum, survivors.length),
    '',
    ...(missing.length === 0 ? [] : [`Not measured, or changed since: ${missing.join(', ')}.`, '']),
    '## Survivors',
    '',
    ...(survivors.length === 0
      ? ['None.']
      : survivors.map((name) => `- \`${name}\`: ${reasonFor(name) ?? '**not explained**'}`)),
    '',
  ].join('\n');
}

function row(name, total, left) {
  const share = total === 0 ? '' : ` ${((100 * (total - left)) / total).toFixed(1)} %`;
  return `| ${name} | ${total} | ${total - left} |${share} |`;
}

/** Equivalent mutants and why, by the end of their name. */
const explained = [
  {
    mutant:
      'install-prompt.offered.deciding | always | 0: to offered.awaitingCustomer instead of offered.hidden',
    why: '`awaitingCustomer` goes to `hidden` at once while somebody is signed in',
  },
  {
    mutant:
      'install-prompt.offered.instructing | always | 0: to offered.awaitingCustomer instead of offered.hidden',
    why: 'the same: `awaitingCustomer` goes to `hidden` at once while somebody is signed in',
  },
  {
    mutant:
      'deactivation.deactivated.counting | xstate.after.untilNextMinute.deactivation.deactivated.counting | 1: to deactivated.deciding instead of deactivated.expired',
    why: 'the branch is taken without time left, and then `deciding` goes to `expired` at once',
  },
  {
    mutant: 'shell-gates.modal.afterTerms | route.entered | 0: without [isOnline]',
    why: 'without a network no check starts: the terms stay checked, and `waiting` goes back to `afterTerms` at once',
  },
  {
    mutant: 'shell-gates.modal.waiting | always | 0: to modal.phone instead of modal.terms',
    why: '`phone` gives way to pending `terms` at once, before its own actor has started',
  },
  {
    mutant: 'shell-gates.modal.clear | always | 0: to modal.phone instead of modal.terms',
    why: 'the same: `phone` gives way to pending `terms` at once',
  },
  {
    mutant: 'shell-gates.modal.terms | always | 0: to modal.afterTerms instead of modal.waiting',
    why: 'the check that says so is over with that: `waiting` goes on to `afterTerms` at once',
  },
];
