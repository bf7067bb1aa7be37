import { tokenSchema } from '../../src/session/token.api.ts';
import type { Infer } from '../../src/base/calls/fields.ts';
import { normalizeDocumento } from '../../src/lib/campos/documento.ts';
import { readInstant } from '../../src/lib/datas/data-partes.ts';
import type { Answer } from './ask.ts';
import { lookAtOrigin, lookAtPreflight } from './cors.ts';
import { examine } from './examine.ts';
import { Findings, notationOf, type CallReport } from './findings.ts';
import type { KitOptions } from './deployment.ts';
import { callOf } from '../../src/lib/contract/calls.ts';
import { failureOf, judged, notAsked, reportOf, type Run } from './read-call.ts';

const SIGN_IN = callOf('C4.1');
const EXPIRED = 'the session counts as expired at once (R2)';
/** Both name an unambiguous instant. */
const ZONED = /(?:GMT|UTC|Z|[+-]\d{2}:?\d{2})$/i;
/** A shorter session ends during a visit to the shop. */
const SHORT_MS = 15 * 60_000;
/** An unknown document. */
const NOBODYS = '00000000000';

/** A refused sign-in, then the account's, whose token later calls use. @rule C4.1 */
export async function signIn(run: Run, account: KitOptions['account']): Promise<void> {
  await refuseStranger(run, {
    ...reportOf(SIGN_IN),
    screens: '/',
    id: 'R7',
    purpose: 'entrar sem ser cliente',
  });
  await refuseToken(run);
  const report = reportOf(SIGN_IN);
  if (account === null) return run.add(notAsked(report, 'no account was given'));
  const findings = new Findings();
  const body = {
    grant_type: 'password',
    username: normalizeDocumento(account.user),
    password: account.password,
  };
  const call = { path: '/token', method: 'POST', body, to: 'main' } as const;
  await lookAtPreflight(run.asker, call, findings);
  const answer = await run.asker.ask(call, { handles401: true });
  recordOrigin(run, answer, findings);
  if (answer.error !== null)
    findings.add('broken', '(status)', 'a success', failureOf(answer), SIGN_IN.without);
  else {
    const optional = new Set([...(SIGN_IN.optional ?? []), '.expires']);
    const examined = examine(tokenSchema, answer.body, { optional, base: answer.base });
    findings.addAll(examined.findings);
    if (examined.read !== null) takeSession(run, examined.read, findings);
  }
  run.add(judged(report, answer, findings, SIGN_IN.without));
}

function takeSession(run: Run, session: Infer<typeof tokenSchema>, findings: Findings): void {
  run.asker.token = session.access_token;
  const written = session['.expires'];
  const instant = readInstant(written);
  const expected = 'a moment in the future';
  if (written === null) findings.add('broken', '.expires', expected, 'nothing: it is missing', EXPIRED);
  else if (instant === null) findings.add('broken', '.expires', expected, notationOf(written), EXPIRED);
  else if (instant <= Date.now())
    findings.add('broken', '.expires', expected, 'a moment that is over', EXPIRED);
  else if (instant - Date.now() < SHORT_MS)
    findings.add('tolerated', '.expires', '15 minutes at least', 'less', 'customers sign in again and again');
  else if (!ZONED.test(written.trim()))
    findings.add(
      'tolerated',
      '.expires',
      'a moment with its zone',
      notationOf(written),
      'taken in the zone of the device',
    );
}

/** A refusal has a message and its status. */
async function refuseStranger(run: Run, report: CallReport): Promise<void> {
  const body = { grant_type: 'password', username: NOBODYS, password: 'kit' };
  const answer = await run.asker.ask({ path: '/token', method: 'POST', body }, { handles401: true });
  const findings = new Findings();
  recordOrigin(run, answer, findings);
  if (answer.status === null) findings.add('broken', '(network)', 'an answer', 'none came', SIGN_IN.without);
  else if (answer.error === null)
    findings.add('broken', '(status)', 'a refusal', 'a success', 'whoever types anything is let in');
  else if (answer.error.message === null)
    findings.add('tolerated', '(message)', 'words for the customer', 'none', 'the portal’s own words');
  run.add(judged(report, answer, findings));
}

/** An invalid token gets a 401, at which the portal signs out. @rule R5 */
async function refuseToken(run: Run): Promise<void> {
  const row = callOf('C4.14');
  run.asker.token = 'no-session-of-anybody';
  const answer = await run.asker.ask({ path: row.path });
  run.asker.token = null;
  const findings = new Findings();
  recordOrigin(run, answer, findings);
  const shown = 'a session that is over is not noticed: every area says that it could not load';
  if (answer.error?.status !== 401)
    findings.add(
      'broken',
      '(status)',
      'status 401',
      answer.error === null ? 'a success' : failureOf(answer),
      shown,
    );
  const report = { ...reportOf(row), screens: SIGN_IN.screens, id: 'R5', words: 'uma sessão que não existe' };
  run.add(judged(report, answer, findings));
}

function recordOrigin(run: Run, { base, headers }: Answer, findings: Findings): void {
  if (base !== undefined) lookAtOrigin(run.asker, 'main', base, headers, findings);
}

/** Signs out and checks that the session has ended. @rule C4.2 */
export async function signOut(run: Run): Promise<void> {
  const row = callOf('C4.2');
  const report = reportOf(row);
  if (run.asker.token === null) return run.add(notAsked(report, 'no session'));
  const findings = new Findings();
  const answer = await run.asker.ask({ path: row.path, method: 'POST' });
  recordOrigin(run, answer, findings);
  const effect = 'a toast; this device is signed out all the same (R46)';
  if (answer.error !== null) findings.add('tolerated', '(status)', 'a success', failureOf(answer), effect);
  const after = await run.asker.ask({ path: '/api/pessoa' });
  if (after.error?.status !== 401)
    findings.add(
      'tolerated',
      '(session)',
      'a token that is over',
      'one that still works',
      'nothing: the portal has forgotten it',
    );
  run.asker.token = null;
  run.add(judged(report, answer, findings));
}
