import type { Finding, Level } from './findings.ts';
import { worst } from './findings.ts';

/** What became of one call of the contract. */
export interface CallReport {
  /** Its number in docs/CONTRACT.md, or the rule that a further question is about. */
  id: string;
  /** 'GET /api/contacorrente/saldo': the address without what varies. */
  call: string;
  words: string;
  level: Level | 'not asked';
  /** Why it was not asked. */
  why?: string;
  screens: string;
  /** What the portal shows there, where the call is of no use to it. */
  effect?: string;
  status: number | null;
  ms: number | null;
  findings: Finding[];
}

/** A whole run. It names no customer: no document, password, token, nor a value of an answer. */
export interface Report {
  url: string;
  /** Where the portal's page lies. */
  origin: string;
  /** When it began, ISO 8601. */
  at: string;
  account: boolean;
  writes: boolean;
  calls: CallReport[];
  /** Foreign hosts of pictures: what `pictureHosts` has to name. */
  pictureHosts: string[];
  level: Level;
}

/** The exit code of a run: 0 it fits or (unless strict) is tolerated, 1 something breaks, 2 it could not be asked. */
export function exitCodeOf({ level, calls }: Report, isStrict = false): 0 | 1 | 2 {
  const asked = calls.filter((call) => call.level !== 'not asked');
  if (asked.every(({ status }) => status === null)) return 2;
  return level === 'broken' || (isStrict && level === 'tolerated') ? 1 : 0;
}

/** The worst of the calls that were asked. */
export function levelOf(calls: readonly CallReport[]): Level {
  return worst(calls.flatMap(({ level }) => (level === 'not asked' ? [] : [level])));
}

/** One finding as a sentence: what is expected, what came, what is shown. */
export function sentenceOf({ path, expected, found, shown, times }: Finding): string {
  const often = times > 1 ? ` (${times} times)` : '';
  return `${path === '' ? 'the payload' : path}: expected ${expected}; found ${found}${often} → ${shown}`;
}

/** How many calls of each kind, for the last line. */
export function countsOf({ calls }: Report): Record<CallReport['level'], number> {
  const counts = { fits: 0, tolerated: 0, broken: 0, 'not asked': 0 };
  for (const { level } of calls) counts[level] += 1;
  return counts;
}
