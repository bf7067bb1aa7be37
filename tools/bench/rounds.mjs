/**
 * Measures every case once in each round, so that other load on the machine affects all of them alike.
 * @template Case
 * @param {{ runs: number, cases: Case[], measure: (one: Case) => Promise<Record<string, number>>,
 *   tell?: (one: Case, round: number, figures: Record<string, number>) => void }} options
 * @returns {Promise<(Case & { figures: Record<string, number> })[]>} each case with the median of each figure
 */
export async function inRounds({ runs, cases, measure, tell }) {
  const seen = cases.map(() => []);
  for (let round = 0; round < runs; round += 1) {
    for (const [index, one] of cases.entries()) {
      const figures = await measure(one);
      seen[index].push(figures);
      tell?.(one, round + 1, figures);
    }
  }
  return cases.map((one, index) => ({ ...one, figures: mediansOf(seen[index]) }));
}

/** The median of each figure; of an even number of results the lower middle one, so that it is a measured figure. */
export function mediansOf(results) {
  const median = (key) => {
    const sorted = results.map((result) => result[key]).sort((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) / 2)];
  };
  return Object.fromEntries(Object.keys(results[0] ?? {}).map((key) => [key, median(key)]));
}

/**
 * Every subject in every visit, grouped by visit.
 * @template Visit, Subject
 * @param {Visit[]} visits
 * @param {Subject[]} subjects
 */
export function casesOf(visits, subjects) {
  return visits.flatMap((visit) => subjects.map((subject) => ({ visit, subject })));
}
