import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildPortal, buildServer, CUSTOMERS, isBuilt } from '../../scripts/lib/build.mjs';
import { dayAndMachine, writeBetween } from '../../scripts/lib/report.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';
import { casesOf, COLUMNS, inRounds, overLimits, tableOf } from './bench/figures.mjs';
import { INTERACTIONS, interactionVisit } from './bench/interactions.mjs';
import { lighthouseVisit } from './bench/lighthouse/lighthouse.mjs';
import { processorVisit, VISITS } from './bench/visits.mjs';
import { whereOf } from './bench/where.mjs';

const USAGE = `npm run bench -w @portal/measure [-- options]

The built portal in alternating rounds, as medians (docs/PERFORMANCE.md). Ends with 1 when a median is over limits.json; the
clock is printed and never judged.

  --part=name         processor, interactions or lighthouse alone
  --only=text         visits whose name has it
  --runs=n            rounds (7)
  --against=path      also another checkout of the portal, built, from its own server
  --peer=path         also another project's build
  --where             in place of the figures: self times of each visit, by event and by file
  --slower=n          how many times slower than this machine Lighthouse takes the phone to be (4)
  --write             puts the tables into docs/PERFORMANCE.md`;
const { values: given } = readArgs(USAGE, {
  part: { type: 'string', default: '' },
  only: { type: 'string', default: '' },
  runs: { type: 'string', default: '7' },
  against: { type: 'string' },
  peer: { type: 'string' },
  where: { type: 'boolean', default: false },
  slower: { type: 'string', default: '4' },
  write: { type: 'boolean', default: false },
});
const LIMITS = JSON.parse(readFileSync(new URL('bench/limits.json', import.meta.url), 'utf8'));
const PAGE = path.join(root, 'docs/PERFORMANCE.md');

const PARTS = [
  { name: 'processor', visits: VISITS, of: () => true, measure: processorVisit },
  { name: 'interactions', visits: INTERACTIONS, of: ({ portal }) => portal, measure: interactionVisit },
  {
    name: 'lighthouse',
    visits: VISITS,
    of: ({ portal }) => portal,
    measure: async (one) => lighthouseVisit({ ...one, slower: Number(given.slower) }),
  },
];

if (!isBuilt()) await buildPortal(CUSTOMERS, { show: true });
await buildServer();
const subjects = await startSubjects();
try {
  if (given.where) await where();
  else for (const part of PARTS.filter(({ name }) => name.startsWith(given.part))) await report(part);
} finally {
  await Promise.all(subjects.map(({ stop }) => stop()));
}

/**
 * The subjects of a run, this build first, each on its own server.
 * @returns {Promise<{ name: string, portal: boolean, address: string, stop: () => Promise<void> }[]>}
 */
async function startSubjects() {
  const { against, peer } = given;
  if (against !== undefined && !existsSync(path.join(against, 'dist/index.html')))
    throw new Error(`${against} has no build: node scripts/build.mjs there first`);
  const started = [];
  const add = async (subject, env = {}, checkout = root) =>
    started.push({ ...subject, checkout, ...(await startServer(env, checkout)) });
  await add({ name: 'this', portal: true });
  if (against !== undefined) {
    const limits = (await isBase(against)) ? LIMITS.ratios : {};
    await add({ name: 'before', portal: true, limits }, {}, path.resolve(against));
  }
  if (peer !== undefined)
    await add({ name: 'peer', portal: false, limits: LIMITS.peer }, { DIST_DIR: path.resolve(peer) });
  return started;
}

/** Whether a checkout is of the commit that the limits are about. */
async function isBase(checkout) {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: checkout });
  return stdout.startsWith(LIMITS.base);
}

/** The self times of each chosen visit, once for each build of the portal. */
async function where() {
  const portals = subjects.filter(({ portal }) => portal);
  for (const { visit, subject } of casesOf(chosen(VISITS), portals))
    console.log(`\n${visit.name}, ${subject.name}\n\n${await whereOf(visit, subject)}`);
}

function chosen(visits) {
  return visits.filter(({ name }) => name.includes(given.only));
}

async function report({ name, visits, of, measure }) {
  const runs = Number(given.runs);
  const results = await inRounds({
    runs,
    cases: casesOf(chosen(visits), subjects.filter(of)),
    measure,
    tell: ({ visit, subject }, round, figures) =>
      console.log(`${name}, ${visit.name}, ${subject.name} ${round}/${runs}: ${JSON.stringify(figures)}`),
  });
  const table = tableOf(COLUMNS[name], results);
  const over = overLimits(results, LIMITS.most);
  console.log(`\n${table}\n\n${over.join('\n')}`);
  if (over.length > 0) process.exitCode = 1;
  const heading = `${dayAndMachine()}, medians of ${runs}. ✗: the goal is missed.`;
  if (given.write) writeBetween(PAGE, name, `${heading}\n\n${table}`);
}
