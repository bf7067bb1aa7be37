import { countsOf, type Report, sentenceOf } from './report.ts';

const MARKS = { fits: '✓', tolerated: '~', broken: '✗', 'not asked': '·' } as const;

/** The report for a terminal: deviations by call, and totals. */
export function linesOf(report: Report): string[] {
  const lines = report.calls
    .filter(({ level }) => level !== 'fits')
    .flatMap(({ id, call, words, level, why, screens, effect, findings }) => [
      `${MARKS[level]} ${id} ${call} (${words})${why === undefined ? '' : `: ${why}`}`,
      ...(level === 'not asked'
        ? []
        : [`    used by ${screens}${effect === undefined ? '' : `: ${effect}`}`]),
      ...findings.map((finding) => `    ${MARKS[finding.level]} ${sentenceOf(finding)}`),
    ]);
  const counts = countsOf(report);
  const hosts = report.pictureHosts;
  return [
    ...lines,
    ...(hosts.length > 0 ? [`Pictures come from: "pictureHosts": ${JSON.stringify(hosts)}`] : []),
    `${counts.fits} fit, ${counts.tolerated} tolerated, ${counts.broken} broken, ${counts['not asked']} not asked`,
  ];
}
