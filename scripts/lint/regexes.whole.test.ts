import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parseSync } from '@swc/core';
import { check, type VulnerableDiagnostics } from 'recheck';

/** Code whose input may be hostile: it runs in a customer's browser, in a server, or on a deployment's files. */
const FOLDERS = ['src', 'machines', 'server'];

interface Regex {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

interface Found {
  readonly regexes: readonly Regex[];
  /** Files that build a regular expression at run time, which cannot be checked from the sources. */
  readonly made: readonly string[];
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

/** All regular expression literals of a source. */
function regexesOf(file: string, text: string): Found {
  const regexes: Regex[] = [];
  const made: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, pattern, flags, callee } = node as Record<string, unknown>;
    if (type === 'RegExpLiteral') regexes.push({ file, source: String(pattern), flags: String(flags) });
    if (type === 'NewExpression' || type === 'CallExpression') {
      if ((callee as { value?: unknown }).value === 'RegExp') made.push(file);
    }
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }));
  return { regexes, made };
}

function findAll(): Found {
  const all = FOLDERS.flatMap(sourcesOf).map((file) => regexesOf(file, readFileSync(file, 'utf8')));
  return { regexes: all.flatMap(({ regexes }) => regexes), made: all.flatMap(({ made }) => made) };
}

const nameOf = ({ file, source, flags }: Regex) => `${file}: /${source}/${flags}`;

const HOSTILE_LENGTH = 100_000;
/** Processor time, so that other load changes nothing: a linear expression needs a millisecond, a quadratic one seconds. */
const LIMIT_MS = 400;
/** Wall-clock limit, against endless matching. */
const ENDLESS_MS = 15_000;
/** An analysis that takes longer counts as unknown. */
const ANALYSIS = { timeout: 120_000 };

/** Long texts of the expression's own words and characters, repeated, with an end that does not match. */
function hostileTexts(source: string): string[] {
  const words = source.match(/[\p{L}<!/:;,@-][\p{L}\d<!/:;,@-]*/gu) ?? [];
  const characters = [...source, ' ', '\n', '0', 'a', 'A', '.', '-', '<', '='];
  return [...new Set([...words, ...characters, ...words.map((word) => `<${word} `)])].map(
    (piece) => `${piece.repeat(Math.ceil(HOSTILE_LENGTH / piece.length))}\u0000`,
  );
}

/**
 * On a busy machine the fuzzer may take a linear expression for a worse one: its finding counts only if 100 kB of its attack
 * are slow.
 */
function isConfirmed(regex: Regex, { checker, attack }: VulnerableDiagnostics): boolean {
  if (checker === 'automaton') return true;
  const repeats =
    HOSTILE_LENGTH /
    Math.max(
      attack.pumps.reduce((sum, { pump }) => sum + pump.length, 0),
      1,
    );
  const text = attack.pumps.map(({ prefix, pump }) => prefix + pump.repeat(repeats)).join('') + attack.suffix;
  return slowest(regex, [text]) > LIMIT_MS;
}

/** The processor time of the slowest text, in ms; infinite if all of them together do not end in time. */
function slowest({ source, flags }: Regex, texts = hostileTexts(source), timeout = ENDLESS_MS): number {
  const context = createContext({
    texts,
    regex: new RegExp(source, flags),
    now: () => process.cpuUsage().user / 1000,
  });
  const code = `let worst = 0;
    for (const text of texts) { const start = now(); text.replace(regex, ''); regex.lastIndex = 0; worst = Math.max(worst, now() - start); }
    worst;`;
  try {
    return runInContext(code, context, { timeout }) as number;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const { regexes, made } = findAll();

test('the finder sees every regular expression of a source', () => {
  const source = `const a = /x+/g; export const f = (t: string) => <b title={t.replace(/y+$/u, '')}>{new RegExp(t)}</b>;`;
  expect(regexesOf('a.tsx', source)).toEqual({
    regexes: [
      { file: 'a.tsx', source: 'x+', flags: 'g' },
      { file: 'a.tsx', source: 'y+$', flags: 'u' },
    ],
    made: ['a.tsx'],
  });
  expect(regexes.length).toBeGreaterThan(100);
});

test('no regular expression is built at run time', () => {
  expect(made).toEqual([]);
});

test('no regular expression is super-linear, by analysis', async () => {
  const bad: string[] = [];
  for (const regex of regexes) {
    const result = await check(regex.source, regex.flags, ANALYSIS);
    if (result.status === 'vulnerable' && isConfirmed(regex, result))
      bad.push(`${nameOf(regex)}: ${result.complexity.summary}`);
    else if (result.status === 'unknown') bad.push(`${nameOf(regex)}: unknown`);
  }
  expect(bad).toEqual([]);
});

test('no regular expression is slow on 100 kB of hostile text', () => {
  // Compilation and garbage collection count as well: only what is slow three times is slow.
  const isSlow = (regex: Regex): boolean => [1, 2, 3].every(() => slowest(regex) > LIMIT_MS);
  expect(regexes.filter(isSlow).map(nameOf)).toEqual([]);
});

test('known quadratic and exponential expressions are found', async () => {
  const once = ['<[a-z][^>]*>', String.raw`^[+-]?(\d+\.?\d*|\.\d+)$`, String.raw`^\s*(?:<!--.*?-->|\s)*<svg`];
  for (const source of once) {
    expect((await check(source, 'is', ANALYSIS)).status).toBe('vulnerable');
    expect(slowest({ file: '', source, flags: 'is' }, undefined, LIMIT_MS)).toBeGreaterThan(LIMIT_MS);
  }
});
