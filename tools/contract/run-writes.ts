import { anything } from '../../src/api/base/payload.ts';
import type { Answer } from './ask.ts';
import { type Asking, lookAtOrigin, lookAtPreflight } from './cors.ts';
import { Findings } from './findings.ts';
import { failureOf, notAsked, reportOf, type Run } from './read-call.ts';
import type { CallReport } from './report.ts';
import type { KitOptions } from './options.ts';
import { type Write, WRITES } from './writes.ts';

/** Makes every write once, announced; without an account only preflights. */
export async function runWrites(run: Run, account: KitOptions['account']): Promise<void> {
  for (const [id, write] of Object.entries(WRITES)) await tryWrite(run, id, write, account);
}

async function tryWrite(run: Run, id: string, write: Write, account: KitOptions['account']): Promise<void> {
  const row = run.rows.get(id);
  if (row === undefined) throw new Error(`${id}: no such call`);
  const report = reportOf(row, write.screens);
  const findings = new Findings();
  const { to = 'main', once } = write.options ?? {};
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
        ? done(report, write, findings)
        : notAsked(report, why ?? 'nothing to try it with'),
    );
    return;
  }
  run.tell(`sending   ${id.padEnd(5)} ${report.call}: ${write.does}`);
  const answer = await run.asker.ask({ ...asking, ...call }, write.options);
  report.status = answer.status;
  report.ms = answer.ms;
  if (answer.base !== undefined) lookAtOrigin(run.asker, to, answer.base, answer.headers, findings);
  lookAtOutcome(answer, write, findings);
  if (answer.error === null && once === true) await sendAgain(run, answer, findings);
  if (findings.level !== 'broken') await write.after?.(run, findings);
  run.add(done(report, write, findings));
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

function lookAtOutcome(answer: Answer, { isRefused, without }: Write, findings: Findings): void {
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

function done(report: CallReport, { without }: Write, findings: Findings): CallReport {
  const { level, list } = findings;
  return { ...report, level, findings: list, ...(level === 'broken' && { effect: without }) };
}
