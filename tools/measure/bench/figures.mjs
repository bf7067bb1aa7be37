import { table } from '../../../scripts/lib/report.mjs';

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

/**
 * The first subject's figure divided by another's.
 * @param {number} thisBuild
 * @param {number} other
 * @returns {string} '0.63'; '–' for a division by zero
 */
export function ratio(thisBuild, other) {
  if (other === 0) return thisBuild === 0 ? '1.00' : '–';
  return (thisBuild / other).toFixed(2);
}

const ms = (name) => (figures) => `${figures[name]} ms`;
const kilobytes = (name) => (figures) => `${Math.round(figures[name] / 1000)} kB`;
const plain = (name) => (figures) => figures[name];
const toOurs = (name) => (figures, visit, thisBuild) => ratio(thisBuild[name], figures[name]);
const seconds = (value) => `${(value / 1000).toFixed(2)} s`;
const marked = (text, isMet) => `${text}${isMet ? '' : ' ✗'}`;

/** The limit from input to paint, in ms, on a processor four times slower. */
const INTERACTION = 100;

/** Each part's columns: the text of a figure, from a row's figures, its visit, and this build's figures in it. */
export const COLUMNS = {
  processor: {
    processor: ms('processor'),
    'ours to it': toOurs('processor'),
    'after the largest paint': ms('after'),
    'ours to it, after': toOurs('after'),
    commits: plain('commits'),
    styles: plain('styles'),
    frames: plain('frames'),
    blocking: ms('blocking'),
    'longest task': ms('longest'),
    script: kilobytes('script'),
    bytes: kilobytes('bytes'),
  },
  interactions: {
    'processor until painted': ({ processor }) => marked(`${processor} ms`, processor <= INTERACTION),
    'by the clock': ms('duration'),
    lost: ({ lost }) => marked(lost === 0 ? 'none' : lost, lost === 0),
  },
  lighthouse: {
    performance: ({ score }, { goal }) => marked(score, score >= goal.score),
    'first paint': ({ fcp }) => seconds(fcp),
    'largest paint': ({ lcp }, { goal }) => marked(seconds(lcp), lcp <= goal.lcp),
    blocking: ({ tbt }, { goal }) => marked(`${tbt} ms`, tbt <= goal.tbt),
    shift: plain('cls'),
    bytes: kilobytes('bytes'),
    goal: (_figures, { goal }) => `${goal.score}, ${seconds(goal.lcp)}, ${goal.tbt} ms`,
  },
};

/**
 * Rows by visit, then subject.
 * @param {Record<string, Function>} columns of `COLUMNS`
 * @param {object[]} results of `inRounds`, this build's first in each visit
 */
export function tableOf(columns, results) {
  const thisBuild = (visit) => results.find((one) => one.visit === visit).figures;
  return table(
    ['visit', 'build', ...Object.keys(columns)],
    results.map(({ visit, subject, figures }) => [
      visit.name,
      subject.name,
      ...Object.values(columns).map((textOf) => textOf(figures, visit, thisBuild(visit))),
    ]),
  );
}

/**
 * The limits that the medians are over.
 * @param {{ visit: { name: string }, subject: { name: string, limits?: object }, figures: object }[]} results this build's
 *   first; another build's `limits` are the most that this one's figures may be of its own
 * @param {Record<string, Record<string, number>>} most of this build's figures, by visit
 * @returns {string[]} a line each
 */
export function overLimits(results, most) {
  return results.flatMap(({ visit, subject, figures }) => {
    const thisBuild = results.find((one) => one.visit === visit);
    const limits = (thisBuild.subject === subject ? most : subject.limits)?.[visit.name] ?? {};
    return Object.entries(limits).flatMap(([name, limit]) => {
      const value = thisBuild.subject === subject ? figures[name] : thisBuild.figures[name] / figures[name];
      const to = thisBuild.subject === subject ? '' : ` to ${subject.name}`;
      return value > limit
        ? [`${visit.name}: ${name}${to} ${Number(value.toFixed(2))}, at most ${limit}`]
        : [];
    });
  });
}
