import { callOf, type ReadPath } from '../../src/lib/contract/calls.ts';
import type { ContractCall } from '../../src/lib/contract/contract-call.ts';
import { type Query, carriesToken } from '../../src/lib/http/request.ts';
import type { Answer, Asker, Sent } from './ask.ts';
import { type Asking, lookAtOrigin, lookAtPreflight } from './cors.ts';
import { examine } from './examine.ts';
import { Findings, type CallReport } from './findings.ts';
import { lookAtPictures, type PicturePolicy } from './pictures.ts';
import type { Known, Read } from './read.ts';
import { READS } from './reads.ts';

/** A run's state. */
export interface Run {
  readonly asker: Asker;
  readonly known: Known;
  readonly pictures: PicturePolicy;
  /** ms until an answer is slow, and until it is none. */
  readonly slow: number;
  readonly timeout: number;
  /** The home's calls, to be made concurrently. */
  readonly home: Sent[];
  /** Prints a progress line. */
  readonly print: (line: string) => void;
  readonly add: (call: CallReport) => void;
}

/** Makes a call of `READS` and reports it. */
export async function readCall(run: Run, id: string): Promise<void> {
  const read = READS[id];
  if (read === undefined) throw new Error(`${id}: no such call`);
  const row = callOf(id);
  const report = reportOf(row);
  const { to = 'main' } = row;
  const at = read.at?.(run.known);
  const query = read.query?.(run.known);
  if (read.isPublic !== true && run.asker.token === null) return run.add(notAsked(report, 'no session'));
  if (read.at !== undefined && (at ?? null) === null) return run.add(notAsked(report, NOTHING_KNOWN));
  if (read.query !== undefined && query === undefined) return run.add(notAsked(report, NOTHING_KNOWN));
  const findings = new Findings();
  const call: Asking = { path: pathOf(row, to, at ?? ''), to };
  await lookAtPreflight(run.asker, call, findings);
  for (const asked of read.also === undefined ? [query] : [query, read.also])
    await readOnce(run, { row, read, report, findings }, { ...call, ...(asked && { query: asked }) });
  const level = findings.level === 'broken' && read.isExtra === true ? 'tolerated' : findings.level;
  const made = judged(report, report, findings);
  run.add({ ...made, level, ...(isLost(findings) && { effect: row.without }) });
}

/** Whether the answer shows nothing; missing pictures leave the rest. */
function isLost(findings: Findings): boolean {
  return findings.list.some(({ level, path }) => level === 'broken' && !/^\((?:pictures|header)/.test(path));
}

const NOTHING_KNOWN = 'nothing to ask for: what came before gave no id';

interface Reading {
  row: ContractCall;
  read: Read;
  report: CallReport;
  findings: Findings;
}

async function readOnce(run: Run, reading: Reading, call: Asking & { query?: Query }): Promise<void> {
  const { row, read, report, findings } = reading;
  const answer = await run.asker.ask(call, { to: call.to, anonymous: read.isPublic === true });
  report.status = answer.status;
  report.ms = answer.ms;
  if (answer.status === null) {
    findings.add('broken', '(network)', 'an answer', 'none came', FAILED);
    return;
  }
  if (answer.sent !== null && call.to === 'main' && row.screens.includes('/portal'))
    run.home.push(answer.sent);
  if (answer.base !== undefined) lookAtOrigin(run.asker, call.to, answer.base, answer.headers, findings);
  lookAtTime(answer, run.slow, findings);
  lookAtHeaders(answer, carriesToken(call.to) && run.asker.token !== null, findings);
  if (call.to === 'ping') return;
  if (answer.error !== null) {
    const isNone = read.mayBeNone === true && answer.error.status === 404;
    if (!isNone) findings.add('broken', '(status)', 'a success', failureOf(answer), FAILED);
    return;
  }
  const pictures: string[] = [];
  const amounts: number[] = [];
  for (const [index, schema] of read.schemas.entries()) {
    const context = {
      optional: new Set(row.optional),
      base: answer.base,
      ownData: read.ownData,
      pictures,
      amounts,
    };
    const examined = examine(schema, answer.body, context);
    if (index === 0) findings.addAll(examined.findings);
    else findings.addNew(examined.findings);
    if (index === 0 && examined.read !== null) {
      run.known.payloads.set(row.id, examined.read);
      read.learn?.(examined.read as never, run.known);
    }
  }
  lookAtAmounts(amounts, findings);
  await lookAtPages(run, reading, call, answer.body);
  await lookAtPictures(pictures, run.pictures, findings);
}

/** A second page equal to the first would load endlessly. */
async function lookAtPages(
  run: Run,
  { read, findings }: Reading,
  call: Asking & { query?: Query },
  first: unknown,
): Promise<void> {
  const { pager } = read;
  const size = Math.max(
    ...Object.values(call.query ?? {})
      .map(Number)
      .filter((one) => one > 1),
  );
  // A single page is not repeated.
  if (pager === undefined || rowsIn(first) < size) return;
  const next = await run.asker.ask({ ...call, query: { ...call.query, [pager]: 2 } }, { to: call.to });
  if (next.error === null && JSON.stringify(next.body) === JSON.stringify(first))
    findings.add(
      'broken',
      '(pages)',
      'other rows on page 2',
      'those of page 1',
      'the same rows again and again',
    );
}

/** An answer's first list. */
function rowsIn(body: unknown): number {
  if (Array.isArray(body)) return body.length;
  if (typeof body !== 'object' || body === null) return 0;
  return Math.max(0, ...Object.values(body).map(rowsIn));
}

/** Amounts without decimals may be centavos. */
function lookAtAmounts(amounts: readonly number[], findings: Findings): void {
  const isWhole = amounts.length >= 2 && amounts.every((one) => Number.isInteger(one));
  if (isWhole && amounts.some((one) => one >= 1000))
    findings.add(
      'tolerated',
      '(money)',
      'reais',
      'whole numbers alone',
      'a hundred times too much, if they are centavos',
    );
}

function lookAtTime({ ms }: Answer, slow: number, findings: Findings): void {
  if (ms > slow) findings.add('tolerated', '(time)', `${slow} ms at most`, 'more', 'a customer waits');
}

const FAILED = 'a load that failed';

/** An empty report. */
export function reportOf({ id, method, path, purpose, screens }: ContractCall): CallReport {
  return {
    id,
    call: `${method} ${path}`,
    purpose,
    level: 'fits',
    screens,
    status: null,
    ms: null,
    findings: [],
  };
}

/** A skipped call's report. */
export function notAsked(report: CallReport, why: string): CallReport {
  return { ...report, level: 'not asked', why };
}

/**
 * The report of a call that was made.
 * @param without what the portal shows when the call is broken
 */
export function judged(
  report: CallReport,
  { status, ms }: Pick<CallReport, 'status' | 'ms'>,
  { level, list }: Findings,
  without?: string,
): CallReport {
  const effect = level === 'broken' && without !== undefined ? { effect: without } : {};
  return { ...report, status, ms, level, findings: list, ...effect };
}

/** A failure in words: its status, and whether it has a message. */
export function failureOf({ error, status }: Answer): string {
  if (error?.kind !== 'http') return 'no answer';
  const bad = error.status !== status ? ` with statusCode ${error.status}` : '';
  return `status ${status}${bad}, ${error.message === null ? 'without a message' : 'with a message'}`;
}

/** Used without `statesUrl`. */
const NATIONAL_STATES: ReadPath = 'https://servicodados.ibge.gov.br/api/v1/localidades/estados';

/** The path with its variables; the public API's starts after its address. */
function pathOf({ path }: ContractCall, to: Asking['to'], at: string): string {
  if (to === 'states') return NATIONAL_STATES;
  if (to === 'ping') return '';
  const relative = to === 'public' ? path.replace('/api/public', '') : path;
  return relative.replace('*', encodeURIComponent(at));
}

/** The headers that matter. */
function lookAtHeaders({ headers, error }: Answer, isPersonal: boolean, findings: Findings): void {
  const cached = headers.get('cache-control') ?? '';
  if (isPersonal && /\bpublic\b|s-maxage/i.test(cached))
    findings.add('broken', '(header cache-control)', 'no-store, or private', 'leave for shared caches', LEAK);
  const type = headers.get('content-type') ?? '';
  if (error === null && type !== '' && !/\bjson\b/i.test(type))
    findings.add(
      'tolerated',
      '(header content-type)',
      'application/json',
      'another type',
      'read as JSON all the same',
    );
}

const LEAK = 'a cache on the way may give one customer’s answer to another';
