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
    const place = path.replaceAll(/\[\d+\]/g, '[]');
    const key = [level, place, expected, found].join(' ');
    const before = this.#all.get(key);
    if (before === undefined) this.#all.set(key, { level, path: place, expected, found, shown, times: 1 });
    else before.times += 1;
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
