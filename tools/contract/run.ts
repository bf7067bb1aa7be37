import type { PortalConfig } from '../../src/lib/deployment/config.ts';
import { createAsker } from './ask.ts';
import { deploymentOf } from './deployment.ts';
import type { KitOptions } from './options.ts';
import { picturePolicyOf } from './pictures.ts';
import { type CallReport, levelOf, type Report } from './report.ts';
import type { Known } from './read.ts';
import { READS } from './reads.ts';
import { type Run, readCall } from './read-call.ts';
import { readRows } from './rows.ts';
import { signIn, signOut } from './session.ts';
import { runWrites } from './run-writes.ts';
import { Findings } from './findings.ts';

/**
 * Makes every call of the contract like the portal and reports each.
 * @param tell prints a line per call, and before each write
 * @throws ConfigError or Error naming the invalid key
 */
export async function runKit(options: KitOptions, tell: (line: string) => void): Promise<Report> {
  const { url, account, write, timeout } = options;
  const deployment = deploymentOf(options.config, url, options.origin);
  const calls: CallReport[] = [];
  const run: Run = {
    asker: createAsker(deployment, timeout),
    rows: new Map(readRows(options.root).map((row) => [row.id, row])),
    known: knownOf(deployment.config, options.cep),
    pictures: picturePolicyOf(deployment, timeout),
    slow: options.slow,
    timeout,
    home: [],
    tell,
    add: (call) => {
      calls.push(call);
      tell(`${call.level.padEnd(9)} ${call.id.padEnd(5)} ${call.call}  ${call.words}`);
    },
  };
  const at = new Date().toISOString();
  for (const id of Object.keys(READS).filter((one) => READS[one]?.isPublic === true)) await readCall(run, id);
  await signIn(run, account);
  for (const id of Object.keys(READS).filter((one) => READS[one]?.isPublic !== true)) await readCall(run, id);
  await askAtOnce(run);
  await runWrites(run, write ? account : null);
  await signOut(run);
  return {
    url,
    origin: deployment.origin,
    at,
    account: account !== null,
    writes: write && account !== null,
    calls,
    pictureHosts: [...run.pictures.hosts].sort(),
    level: levelOf(calls),
  };
}

function knownOf(config: PortalConfig, cep: string): Known {
  const { storeFormatId, bannerFormatId, footerBannerFormatId, campaignGroupId } = config;
  return { storeFormatId, bannerFormatId, footerBannerFormatId, campaignGroupId, cep, payloads: new Map() };
}

/** What a home asks at one time: six of the main API, two of the public one. @rule R230 */
const AT_ONCE = 8;

/** Repeats the home's calls concurrently: a provider has to bear it. @rule C6.26 */
async function askAtOnce(run: Run): Promise<void> {
  const sent = run.home.slice(0, AT_ONCE);
  const report = {
    id: 'C6.26',
    call: `${sent.length} GETs at once`,
    words: 'a página inicial, tudo de uma vez',
    screens: '/portal',
    status: null,
    ms: null,
    findings: [],
  };
  if (sent.length === 0) return run.add({ ...report, level: 'not asked', why: 'no session' });
  const findings = new Findings();
  const since = performance.now();
  const statuses = await Promise.all(
    sent.map(async ({ address, init }) => {
      const signal = AbortSignal.timeout(run.timeout);
      return fetch(address, { ...init, signal }).then(
        async (response) => response.arrayBuffer().then(() => response.status),
        () => 0,
      );
    }),
  );
  const ms = Math.round(performance.now() - since);
  for (const status of statuses.filter((one) => one === 0 || one === 429 || one >= 500))
    findings.add(
      'broken',
      '(at once)',
      `${sent.length} answers`,
      status === 0 ? 'none came' : `status ${status}`,
      'areas of the home say that they could not load',
    );
  run.add({ ...report, status: statuses[0] ?? null, ms, level: findings.level, findings: findings.list });
}
