import type { Finding, Level } from './findings.ts';
import { worst } from './findings.ts';

/** A call's result. */
export interface CallReport {
  /** Its number in docs/CONTRACT.md, or the rule of a further question. */
  id: string;
  /** 'GET /api/contacorrente/saldo', without variables. */
  call: string;
  words: string;
  level: Level | 'not asked';
  /** Why it was skipped. */
  why?: string;
  screens: string;
  /** What the portal shows when the call is unusable. */
  effect?: string;
  status: number | null;
  ms: number | null;
  findings: Finding[];
}

/** A run's report, without any personal data or values. */
export interface Report {
  url: string;
  /** The portal's page. */
  origin: string;
  /** Start time, ISO 8601. */
  at: string;
  account: boolean;
  writes: boolean;
  calls: CallReport[];
  /** Foreign hosts of pictures, for `pictureHosts`. */
  pictureHosts: string[];
  level: Level;
}

/** The exit code: 0 fits or (unless strict) tolerated, 1 broken, 2 not run. */
export function exitCodeOf({ level, calls }: Report, isStrict = false): 0 | 1 | 2 {
  const asked = calls.filter((call) => call.level !== 'not asked');
  if (asked.every(({ status }) => status === null)) return 2;
  return level === 'broken' || (isStrict && level === 'tolerated') ? 1 : 0;
}

/** The worst result. */
export function levelOf(calls: readonly CallReport[]): Level {
  return worst(calls.flatMap(({ level }) => (level === 'not asked' ? [] : [level])));
}

/** A finding as a sentence: expected, received, shown. */
export function sentenceOf({ path, expected, found, shown, times }: Finding): string {
  const often = times > 1 ? ` (${times} times)` : '';
  return `${path === '' ? 'the payload' : path}: expected ${expected}; found ${found}${often} → ${shown}`;
}

/** Counts by result, for the last line. */
export function countsOf({ calls }: Report): Record<CallReport['level'], number> {
  const counts = { fits: 0, tolerated: 0, broken: 0, 'not asked': 0 };
  for (const { level } of calls) counts[level] += 1;
  return counts;
}
