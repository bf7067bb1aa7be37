import { readFileSync, writeFileSync } from 'node:fs';

/** A Markdown table. */
export function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
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

/** Rows by visit, then subject; ratios divide the first subject's figure by the row's. */
export function processorTable(results) {
  const own = (visit) => results.find((one) => one.visit === visit).figures;
  return table(
    [
      'visit',
      'build',
      'processor',
      'ours to it',
      'blocking',
      'ours to it',
      'longest task',
      'script',
      'bytes',
    ],
    results.map(({ visit, subject, figures }) => [
      visit.name,
      subject.name,
      `${figures.processor} ms`,
      ratio(own(visit).processor, figures.processor),
      `${figures.blocking} ms`,
      ratio(own(visit).blocking, figures.blocking),
      `${figures.longest} ms`,
      kilobytes(figures.script),
      kilobytes(figures.bytes),
    ]),
  );
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

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export function writeBetween(file, name, text) {
  const page = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file}: no ${start} … ${end}`);
  writeFileSync(file, `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`);
}

const marked = (text, isMet) => `${text}${isMet ? '' : ' ✗'}`;
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
