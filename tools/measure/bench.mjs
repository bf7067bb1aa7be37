import path from 'node:path';
import { promisify } from 'node:util';
import { INTERACTIONS, interactionVisit } from './bench/interactions.mjs';
import { benchLarge } from './bench/large.mjs';
import { lighthouseVisit } from './bench/lighthouse/lighthouse.mjs';
import {
  casesOf,
  inRounds,
  interactionTable,
  lighthouseTable,
  overLimits,
  processorTable,
} from './bench/figures.mjs';
import { dayAndMachine, writeBetween } from '../../scripts/lib/report.mjs';
import { VISITS, addressOf, inPlainProfile } from './bench/visits.mjs';
import { buildPortal, buildServer, CUSTOMERS, isBuilt } from '../../scripts/lib/build.mjs';
import { root, runNode } from '../../scripts/lib/run.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';
import { bytesOf, countCommits, isThere, offerInstall, watchCommits } from './bench/in-page.mjs';
import { startOf, traceTasks } from './bench/trace-tasks.mjs';
import { whereOf } from './bench/where.mjs';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { startServer } from '../../scripts/lib/server.mjs';

/** How long a visit lasts, in ms: long enough for the carousel to turn and for idle work. */
const WATCHED = 6000;

/** One visit at full speed: the main thread's processor time from a trace (`startOf`), and bytes as transferred. */
async function processorVisit({ visit, subject }) {
  return inPlainProfile(visit, subject, async (page) => {
    await page.send('Page.enable');
    for (const run of [watchCommits, ...(visit.offered ? [offerInstall] : [])])
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(run)})()` });
    await page.send('Performance.enable');
    const stopTrace = await traceTasks(page);
    await page.send('Page.navigate', { url: addressOf(subject, visit.route) });
    await new Promise((resolve) => setTimeout(resolve, WATCHED));
    const start = startOf(await stopTrace());
    const { metrics } = await page.send('Performance.getMetrics');
    const styles = metrics.find(({ name }) => name === 'RecalcStyleCount').value;
    const commits = await page.evaluate(countCommits);
    if (subject.portal && !(await page.evaluate(isThere, visit.answer)))
      throw new Error(`${subject.name}, ${visit.name}: no "${visit.answer}"`);
    return { ...start, commits, styles, ...(await page.evaluate(bytesOf)) };
  });
}

const LIMITS = JSON.parse(readFileSync(new URL('bench/limits.json', import.meta.url), 'utf8'));
const REFERENCE = path.join(root, 'build/bench-reference');

/**
 * The subjects of a run, this build first, each on its own server.
 * @param {{ against?: string, peer?: string, reference: boolean }} options `against`: another built checkout; `peer`:
 * another project's build in place of the reference page
 * @returns {Promise<{ name: string, portal: boolean, address: string, stop: () => Promise<void> }[]>}
 */
async function startSubjects({ against, peer, reference }) {
  if (against !== undefined && !existsSync(path.join(against, 'dist/index.html')))
    throw new Error(`${against} has no build: node scripts/build.mjs there first`);
  if (reference && peer === undefined) await buildReference();
  const subjects = [];
  const add = async (subject, env = {}, checkout = root) =>
    subjects.push({ ...subject, checkout, ...(await startServer(env, checkout)) });
  await add({ name: 'this', portal: true });
  if (against !== undefined) {
    const limits = (await isBase(against)) ? LIMITS.ratios : {};
    await add({ name: 'before', portal: true, limits }, {}, path.resolve(against));
  }
  if (peer !== undefined)
    await add({ name: 'peer', portal: false, limits: LIMITS.peer }, { DIST_DIR: path.resolve(peer) });
  else if (reference) await add({ name: 'reference', portal: false }, { DIST_DIR: REFERENCE });
  return subjects;
}

/** Whether a checkout is of the commit that the limits are about. */
async function isBase(checkout) {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: checkout });
  return stdout.startsWith(LIMITS.base);
}

async function buildReference() {
  const config = ['--config', 'tools/measure/bench/reference/webpack.config.ts'];
  const { code, output } = await runNode('node_modules/webpack/bin/webpack.js', config);
  if (code !== 0) throw new Error(output);
}

const USAGE = `npm run bench -w @portal/measure [-- options]

The built portal beside a reference page, in alternating rounds, as medians (docs/PERFORMANCE.md). Ends with 1 when a median is
over limits.json; the clock is printed and never judged.

  --part=name         processor, interactions or lighthouse alone
  --only=text         visits whose name has it
  --runs=n            rounds (7; with --large 3)
  --against=path      also another checkout of the portal, built, from its own server
  --where             in place of the figures: self times of each visit, by event and by file
  --peer=path         another project's build in the place of the reference page
  --slower=n          how many times slower than this machine Lighthouse takes the phone to be (4)
  --write             puts the tables into docs/PERFORMANCE.md
  --large             lists of 2,000 entries on every route; ends with 1 when a task is over 200 ms`;
const { values: given } = readArgs(USAGE, {
  part: { type: 'string', default: '' },
  only: { type: 'string', default: '' },
  runs: { type: 'string' },
  against: { type: 'string' },
  peer: { type: 'string' },
  where: { type: 'boolean', default: false },
  slower: { type: 'string', default: '4' },
  write: { type: 'boolean', default: false },
  large: { type: 'boolean', default: false },
});
const PAGE = path.join(root, 'docs/PERFORMANCE.md');
/** The limit from input to paint, in ms, on a processor four times slower. */
const INTERACTION = 100;

const portals = ({ portal }) => portal;
const PARTS = [
  { name: 'processor', visits: VISITS, measure: processorVisit, tableOf: processorTable },
  {
    name: 'interactions',
    visits: INTERACTIONS,
    of: portals,
    measure: interactionVisit,
    tableOf: (results) => interactionTable(results, INTERACTION),
  },
  {
    name: 'lighthouse',
    visits: VISITS,
    of: portals,
    measure: async (one) => lighthouseVisit({ ...one, slower: Number(given.slower) }),
    tableOf: lighthouseTable,
  },
];

if (!isBuilt()) await buildPortal(CUSTOMERS, { show: true });
await buildServer();
if (given.large) await largeData();
else if (given.where) await where();
else await visits();

/** Lists of 2,000 entries on every route; fails when a task is too long. */
async function largeData() {
  const { table, ok } = await benchLarge({ runs: Number(given.runs ?? 3), only: given.only });
  console.log(`\n${table}`);
  process.exitCode = ok ? 0 : 1;
}

/** The self times of each chosen visit, once for each build. */
async function where() {
  const subjects = await startSubjects({ against: given.against, reference: false });
  try {
    for (const { visit, subject } of casesOf(chosen(VISITS), subjects))
      console.log(`\n${visit.name}, ${subject.name}\n\n${await whereOf(visit, subject, WATCHED)}`);
  } finally {
    await Promise.all(subjects.map(({ stop }) => stop()));
  }
}

function chosen(all) {
  return all.filter(({ name }) => name.includes(given.only));
}

async function visits() {
  const runs = Number(given.runs ?? 7);
  const heading = `${dayAndMachine()}, medians of ${runs}. ✗: the goal is missed.`;
  const parts = PARTS.filter(({ name }) => name.startsWith(given.part));
  const subjects = await startSubjects({
    against: given.against,
    peer: given.peer,
    reference: parts.some(({ of }) => of === undefined),
  });
  try {
    for (const part of parts) {
      const results = await measure(part, subjects, runs);
      const table = part.tableOf(results);
      const over = overLimits(results, LIMITS.most);
      console.log(`\n${table}\n\n${over.join('\n')}`);
      if (over.length > 0) process.exitCode = 1;
      if (given.write) writeBetween(PAGE, part.name, `${heading}\n\n${table}`);
    }
  } finally {
    await Promise.all(subjects.map(({ stop }) => stop()));
  }
}

async function measure({ name, visits: all, of = () => true, measure: visitOnce }, subjects, runs) {
  return inRounds({
    runs,
    cases: casesOf(chosen(all), subjects.filter(of)),
    measure: visitOnce,
    tell: ({ visit, subject }, round, figures) =>
      console.log(`${name}, ${visit.name}, ${subject.name} ${round}/${runs}: ${JSON.stringify(figures)}`),
  });
}
