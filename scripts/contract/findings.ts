/** How well something fits: as the contract has it, otherwise but the portal copes, or a screen breaks. */
export type Level = 'fits' | 'tolerated' | 'broken';

/** One thing that was found. No value of an answer stands in it, only its notation: every digit as 9, every letter as a. */
export interface Finding {
  level: Exclude<Level, 'fits'>;
  /** Where: a place in the payload ('[].dtaInicio'; '' is the whole), or in brackets what is none: '(envelope)', '(CORS) …'. */
  path: string;
  /** What the contract has there. */
  expected: string;
  /** What came. */
  found: string;
  /** What the portal makes of it. */
  shown: string;
  /** How often. */
  times: number;
}

/** Collects findings: the same one at the same place counts once, with its number. */
export class Findings {
  readonly #all = new Map<string, Finding>();

  /** @param path may hold indexes, '[3].valor', which count as one place */
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

  /** Takes what another look at the same answer found besides. */
  addNew(others: Findings): void {
    for (const [key, finding] of others.#all) if (!this.#all.has(key)) this.#all.set(key, { ...finding });
  }

  /** How many things at how many places break. */
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

/** The worst of several levels; none: it fits. */
export function worst(levels: readonly Level[]): Level {
  return levels.includes('broken') ? 'broken' : levels.includes('tolerated') ? 'tolerated' : 'fits';
}

/** What kind of value it is, and how it is written, without the value. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing: it is missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return value.trim() === '' ? 'blank text' : 'text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** How a short text is written: 'R$ 1.234,56' is 'aa$ 9.999,99'. */
export function notationOf(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') return describe(value);
  const masked = value.trim().replaceAll(/\p{N}/gu, '9').replaceAll(/\p{L}/gu, 'a');
  return /^[9a .,:;/\\()$%+-]{1,40}$/.test(masked) ? `text as '${masked}'` : 'text';
}
