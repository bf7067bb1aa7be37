import { readFileSync } from 'node:fs';
import path from 'node:path';
import { table } from '../../../scripts/lib/report.mjs';
import { selfTimesOf, startTrace } from './trace.mjs';
import { inBrowser, inProfile, stayFor } from './visits.mjs';

/** Rows of each table. */
const MAX_ROWS = 20;

/**
 * One visit's self times on the page's main thread, by event and by file of script.
 * @returns {Promise<string>} two tables, in ms of processor time (events) and of samples (files)
 */
export async function whereOf(visit, subject) {
  const { events, profile } = await inProfile(visit, subject, async (folder) =>
    inBrowser(folder, async (page) => {
      const profiler = await page.createCDPSession();
      await profiler.send('Profiler.enable');
      await profiler.send('Profiler.setSamplingInterval', { interval: 200 });
      const stopTrace = await startTrace(page, ['devtools.timeline']);
      await profiler.send('Profiler.start');
      await stayFor(page, visit, subject);
      const stopped = await profiler.send('Profiler.stop');
      return { events: await stopTrace(), ...stopped };
    }),
  );
  const first = (rows) => rows.sort((one, other) => other[1] - one[1]).slice(0, MAX_ROWS);
  const rounded = ([name, ms, count]) => [name, ms.toFixed(1), ...(count === undefined ? [] : [count])];
  const byEvent = [...selfTimesOf(events)].map(([name, { self, count }]) => [name, self, count]);
  const byFile = [...samplesOf(profile, chunkNames(subject.checkout))];
  return [
    table(['event', 'self, ms', 'times'], first(byEvent).map(rounded)),
    table(['file', 'self, ms'], first(byFile).map(rounded)),
  ].join('\n\n');
}

/** The named chunks that use each file of a checkout's build. */
function chunkNames(checkout) {
  const { namedChunkGroups } = JSON.parse(readFileSync(path.join(checkout, 'build/stats.json'), 'utf8'));
  const names = new Map();
  for (const [chunk, { assets }] of Object.entries(namedChunkGroups))
    for (const { name } of assets) {
      const file = name.split('/').at(-1);
      names.set(file, [...(names.get(file) ?? []), chunk]);
    }
  return new Map([...names].map(([file, chunks]) => [file, `${file} of ${inShort(chunks)}`]));
}

const inShort = (chunks) => chunks.slice(0, 4).join(', ') + (chunks.length > 4 ? ' …' : '');

/**
 * The samples of a processor profile by file, in ms; what is no file keeps its name, such as '(program)'.
 * @param {{ nodes: object[], samples: number[], timeDeltas: number[] }} profile
 * @param {Map<string, string>} names by file
 */
export function samplesOf({ nodes, samples, timeDeltas }, names) {
  const fileOf = ({ callFrame: { url, functionName } }) => {
    if (url === '') return functionName === '' ? '(native)' : functionName;
    const file = url.split('/').at(-1);
    return names.get(file) ?? (url.includes('#') || file === '' ? 'the page itself' : file);
  };
  const files = new Map(nodes.map((node) => [node.id, fileOf(node)]));
  const sums = new Map();
  for (const [index, id] of samples.entries()) {
    const file = files.get(id);
    if (file !== '(idle)') sums.set(file, (sums.get(file) ?? 0) + timeDeltas[index] / 1000);
  }
  return sums;
}
