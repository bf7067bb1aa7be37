/** How a value fits: exactly, tolerated, or broken. */
export type Level = 'fits' | 'tolerated' | 'broken';

/** A finding. It has no values, only their notation: digits as 9, letters as a. */
export interface Finding {
  level: Exclude<Level, 'fits'>;
  /** A path in the payload ('[].dtaInicio'; '' is the root), or in brackets something else: '(envelope)', '(CORS) …'. */
  path: string;
  /** The contract's form. */
  expected: string;
  /** The received form. */
  found: string;
  /** What the portal shows. */
  shown: string;
  /** The count. */
  times: number;
}

/** Collects findings; equal ones at a place are counted. */
export class Findings {
  readonly #all = new Map<string, Finding>();

  /** @param path indexes ('[3].valor') count as one place */
  add(level: Finding['level'], path: string, expected: string, found: string, shown: string): void {
    const pattern = path.replaceAll(/\[\d+\]/g, '[]');
    const key = [level, pattern, expected, found].join(' ');
    const previous = this.#all.get(key);
    if (previous === undefined)
      this.#all.set(key, { level, path: pattern, expected, found, shown, times: 1 });
    else previous.times += 1;
  }

  addAll(others: Findings): void {
    for (const { level, path, expected, found, shown, times } of others.list)
      for (let n = 0; n < times; n += 1) this.add(level, path, expected, found, shown);
  }

  /** Adds the findings of another check of the same answer. */
  addNew(others: Findings): void {
    for (const [key, finding] of others.#all) if (!this.#all.has(key)) this.#all.set(key, { ...finding });
  }

  /** The number of broken places. */
  get broken(): number {
    return this.list.reduce((sum, { level, times }) => sum + (level === 'broken' ? times : 0), 0);
  }

  get list(): Finding[] {
    return [...this.#all.values()];
  }

  get level(): Level {
    return worst(this.list.map(({ level }) => level));
  }
}

/** The worst level. */
export function worst(levels: readonly Level[]): Level {
  return levels.includes('broken') ? 'broken' : levels.includes('tolerated') ? 'tolerated' : 'fits';
}

/** A value's type and notation. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing: it is missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return value.trim() === '' ? 'blank text' : 'text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** A short text's notation: 'R$ 1.234,56' is 'aa$ 9.999,99'. */
export function notationOf(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') return describe(value);
  const masked = value.trim().replaceAll(/\p{N}/gu, '9').replaceAll(/\p{L}/gu, 'a');
  return /^[9a .,:;/\\()$%+-]{1,40}$/.test(masked) ? `text as '${masked}'` : 'text';
}

/** A call's result. */
export interface CallReport {
  /** Its number in docs/CONTRACT.md, or the rule of a further question. */
  id: string;
  /** 'GET /api/contacorrente/saldo', without variables. */
  call: string;
  purpose: string;
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
