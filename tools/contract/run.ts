import type { PortalConfig } from '../../src/lib/deployment/config.ts';
import { createAsker, type Answer } from './ask.ts';
import { deploymentOf, type KitOptions } from './deployment.ts';
import { picturePolicyOf } from './pictures.ts';
import { type CallReport, levelOf, type Report, Findings } from './findings.ts';
import type { Known } from './read.ts';
import { READS } from './reads.ts';
import { failureOf, judged, notAsked, readCall, reportOf, type Run } from './read-call.ts';
import { callOf } from '../../src/lib/contract/calls.ts';
import { signIn, signOut } from './session.ts';
import { anything } from '../../src/base/calls/endpoint.ts';
import { type Asking, lookAtOrigin, lookAtPreflight } from './cors.ts';
import { type Write, WRITES } from './writes.ts';

/**
 * Makes every call of the contract like the portal and reports each.
 * @param print prints a line per call, and before each write
 * @throws ConfigError or Error naming the invalid key
 */
export async function runKit(options: KitOptions, print: (line: string) => void): Promise<Report> {
  const { url, account, write, timeout } = options;
  const deployment = deploymentOf(options.config, url, options.origin);
  const calls: CallReport[] = [];
  const run: Run = {
    asker: createAsker(deployment, timeout),
    known: knownOf(deployment.config, options.cep),
    pictures: picturePolicyOf(deployment, timeout),
    slow: options.slow,
    timeout,
    home: [],
    print,
    add: (call) => {
      calls.push(call);
      print(`${call.level.padEnd(9)} ${call.id.padEnd(5)} ${call.call}  ${call.purpose}`);
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

/** The number of requests that the home makes at once: six to the main API, two to the public one. @rule R230 */
const AT_ONCE = 8;

/** Repeats the home's calls concurrently, as browsers make them. @rule C6.26 */
async function askAtOnce(run: Run): Promise<void> {
  const sent = run.home.slice(0, AT_ONCE);
  const report: CallReport = {
    id: 'C6.26',
    call: `${sent.length} GETs at once`,
    purpose: 'a página inicial, tudo de uma vez',
    level: 'fits',
    screens: '/portal',
    status: null,
    ms: null,
    findings: [],
  };
  if (sent.length === 0) return run.add(notAsked(report, 'no session'));
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
  run.add(judged(report, { status: statuses[0] ?? null, ms }, findings));
}

/** Makes every write once, announced; without an account only preflights. */
async function runWrites(run: Run, account: KitOptions['account']): Promise<void> {
  for (const [id, write] of Object.entries(WRITES)) await tryWrite(run, id, write, account);
}

async function tryWrite(run: Run, id: string, write: Write, account: KitOptions['account']): Promise<void> {
  const row = callOf(id);
  const report = reportOf(row);
  const findings = new Findings();
  const { to = 'main' } = row;
  const { once } = write.options ?? {};
  const at = write.at?.(run.known) ?? '';
  const asking: Asking = {
    path: row.path.replace('*', encodeURIComponent(at)),
    method: 'POST',
    to,
    ...(once && { once }),
  };
  await lookAtPreflight(run.asker, asking, findings);
  const why = whyNot(run, write, account);
  const call = why === null && account !== null ? write.call({ known: run.known, account }) : null;
  if (call === null) {
    run.add(
      findings.level === 'broken'
        ? judged(report, report, findings, row.without)
        : notAsked(report, why ?? 'nothing to try it with'),
    );
    return;
  }
  run.print(`sending   ${id.padEnd(5)} ${report.call}: ${write.does}`);
  const answer = await run.asker.ask({ ...asking, ...call }, { ...write.options, to });
  if (answer.base !== undefined) lookAtOrigin(run.asker, to, answer.base, answer.headers, findings);
  lookAtOutcome(answer, write, row.without, findings);
  if (answer.error === null && once === true) await sendAgain(run, answer, findings);
  if (findings.level !== 'broken') await write.after?.(run, findings);
  run.add(judged(report, answer, findings, row.without));
}

function whyNot(run: Run, write: Write, account: KitOptions['account']): string | null {
  if (account === null) return 'writes are sent with --write and an account alone';
  if (run.asker.token === null) return 'no session';
  return write.at !== undefined && write.at(run.known) === undefined ? 'nothing to try it with' : null;
}

/** The same request and key again: done once, same answer. @rule R77 */
async function sendAgain(run: Run, { sent, body, status }: Answer, findings: Findings): Promise<void> {
  if (run.asker.deployment.config.idempotencyHeader === null || sent === null) return;
  const again = await fetch(sent.address, { ...sent.init, signal: AbortSignal.timeout(run.timeout) }).catch(
    () => null,
  );
  const said: unknown = await again?.json().catch(() => null);
  const isSame = again?.status === status && JSON.stringify(said) === JSON.stringify(body);
  if (!isSame)
    findings.add(
      'broken',
      '(idempotency key)',
      'the first answer again',
      again?.ok === true ? 'another one: done twice?' : `status ${again?.status ?? 'none'}`,
      'a press that the network repeats counts twice',
    );
}

function lookAtOutcome(answer: Answer, { isRefused }: Write, without: string, findings: Findings): void {
  const { error, body } = answer;
  if (error?.kind === 'network')
    findings.add('broken', '(network)', 'an answer', 'none: nobody knows what became of it', without);
  else if (isRefused === true) {
    if (error === null) findings.add('broken', '(status)', 'a refusal', 'a success', without);
    else if (error.message === null && (error.details ?? []).length === 0)
      findings.add('tolerated', '(message)', 'words for the customer', 'none', 'the portal’s own words');
  } else if (error !== null) findings.add('broken', '(status)', 'a success', failureOf(answer), without);
  else if ('issues' in (anything['~standard'].validate(body) as object))
    findings.add('broken', '', 'an answer', 'a page, or half an answer', 'nobody knows what became of it');
}
