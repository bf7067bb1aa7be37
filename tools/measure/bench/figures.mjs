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
 * @param {number} own
 * @param {number} other
 * @returns {string} '0.63'; '–' for a division by zero
 */
export function ratio(own, other) {
  if (other === 0) return own === 0 ? '1.00' : '–';
  return (own / other).toFixed(2);
}

const COLUMNS = [
  'visit',
  'build',
  'processor',
  'ours to it',
  'after the largest paint',
  'ours to it',
  'commits',
  'styles',
  'frames',
  'blocking',
  'longest task',
  'script',
  'bytes',
];

/** Rows by visit, then subject; ratios divide the first subject's figure by the row's. */
export function processorTable(results) {
  const own = (visit) => results.find((one) => one.visit === visit).figures;
  return table(
    COLUMNS,
    results.map(({ visit, subject, figures }) => [
      visit.name,
      subject.name,
      `${figures.processor} ms`,
      ratio(own(visit).processor, figures.processor),
      `${figures.after} ms`,
      ratio(own(visit).after, figures.after),
      figures.commits,
      figures.styles,
      figures.frames,
      `${figures.blocking} ms`,
      `${figures.longest} ms`,
      kilobytes(figures.script),
      kilobytes(figures.bytes),
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
    const own = results.find((one) => one.visit === visit);
    const limits = (own.subject === subject ? most : subject.limits)?.[visit.name] ?? {};
    return Object.entries(limits).flatMap(([name, limit]) => {
      const value = own.subject === subject ? figures[name] : own.figures[name] / figures[name];
      const to = own.subject === subject ? '' : ` to ${subject.name}`;
      return value > limit
        ? [`${visit.name}: ${name}${to} ${Number(value.toFixed(2))}, at most ${limit}`]
        : [];
    });
  });
}

/** @param {number} limit the most ms that an interaction may take */
export function interactionTable(results, limit) {
  return table(
    ['pressed or typed', 'build', 'processor until painted', 'by the clock', 'lost'],
    results.map(({ visit, subject, figures }) => [
      visit.name,
      subject.name,
      marked(`${figures.processor} ms`, figures.processor <= limit),
      `${figures.duration} ms`,
      marked(figures.lost === 0 ? 'none' : figures.lost, figures.lost === 0),
    ]),
  );
}

export function lighthouseTable(results) {
  return table(
    ['visit', 'build', 'performance', 'first paint', 'largest paint', 'blocking', 'shift', 'bytes', 'goal'],
    results.map(({ visit: { name, goal }, subject, figures }) => [
      name,
      subject.name,
      marked(figures.score, figures.score >= goal.score),
      seconds(figures.fcp),
      marked(seconds(figures.lcp), figures.lcp <= goal.lcp),
      marked(`${figures.tbt} ms`, figures.tbt <= goal.tbt),
      figures.cls,
      kilobytes(figures.bytes),
      `${goal.score}, ${seconds(goal.lcp)}, ${goal.tbt} ms`,
    ]),
  );
}

const marked = (text, isMet) => `${text}${isMet ? '' : ' ✗'}`;
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
