import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isMain, root } from './lib/run.mjs';
import { testCalls } from './lib/test-calls.mjs';
import { readArgs } from './lib/usage.mjs';

const USAGE = `node scripts/rules.mjs [--table] [folder]

Every @rule of code and tests, and every number in the documents, is one of docs/REGRAS.md or docs/CONTRACT.md, and every rule
has a tagged test that npm test runs; else it ends with 1.

  --table    also each rule's code and tests
  folder     another root`;

/** The documents that define the rules: a rule named there does not count as followed. */
const LAWS = ['docs/REGRAS.md', 'docs/CONTRACT.md'];

const PLACES = ['src', 'machines', 'server', 'scripts', 'tools', 'e2e', 'docs', 'public'];
const READ = /\.(?:tsx?|mjs|css|html|sql|md)$/;
/** This check and its tests, which contain invalid examples. */
const OWN = /^scripts\/rules\./;
const TEST = /\.(?:test|spec)\.tsx?$/;
const ID = /[SC][1-9](?:\.\d+)?|R\d{1,3}/.source;
const ONE = `(?:${ID})(?:–(?:${ID}))?`;
/** `@rule R23, S8, C4.12`, and a range: `@rule R23–R30`. */
const TAG = new RegExp(`@rule (${ONE}(?:, ${ONE})*)`, 'g');
/** An id outside a tag; not what is inside a word, a text or an encoded character. */
const PROSE = new RegExp(`(?<![\\w%'"/.])(?:${ID})\\b(?!['"])`, 'g');
/** References to documents that are not in this repository. */
const FOREIGN = /\b[Ss]pec \d|\b[Ii]ssues? #?\d|\b(?:contract|design|readings|spec|toolchain)\.md\b/g;

/**
 * The tests that hold each rule.
 * @param {string} [folder] another root
 * @returns {Map<string, Holder[]>} by the rule's number
 */
export function readHolders(folder = root) {
  const files = readTree(folder);
  const { rules, sections } = readRules(files);
  return readPlaces(files, rules, sections).tests;
}

/**
 * The rules of which a run skipped every test.
 * @param {import('./lib/steps.mjs').RunTest[]} tests all of the run
 * @param {Map<string, Holder[]>} [holders]
 * @returns {string[]} their numbers
 */
export function skippedRules(tests, holders = readHolders()) {
  const within = ({ name, first, last }) =>
    tests.filter(({ file, line }) => file === name && line >= first && line <= last);
  return [...holders].flatMap(([id, places]) => {
    const found = places.flatMap(within);
    return found.length > 0 && found.every(({ hasRun }) => !hasRun) ? [id] : [];
  });
}

function main() {
  const {
    values: { table },
    places: [folder = root],
  } = readArgs(USAGE, { table: { type: 'boolean' } }, 1);
  const files = readTree(path.resolve(folder));
  const { rules, sections, faults } = readRules(files);
  const places = readPlaces(files, rules, sections);
  const ids = [...rules.keys()];
  const bare = ids.filter((id) => !places.tests.has(id));
  const rare = ids.filter((id) => places.tests.get(id)?.every(({ isWhole }) => isWhole));
  faults.push(
    ...places.faults,
    ...bare.map((id) => `${id}: no test is tagged with it`),
    ...rare.map((id) => `${id}: only \`test:whole\` holds it`),
  );
  if (table) console.log(drawTable(rules, places));
  for (const fault of faults) console.error(fault);
  const held = rules.size - bare.length - rare.length;
  console.log(`${rules.size} rules, ${held} held by npm test, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

/** The text of every file that may name a rule, by its path from the root. */
function readTree(folder) {
  const names = [...filesOf(folder, PLACES, READ), 'README.md'].sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/**
 * The rules of these documents: list items that begin with a number in bold, and rows of a table.
 * @returns {{rules: Map<string, string>, sections: Set<string>, faults: string[]}} a rule's text by its number
 */
function readRules(files) {
  const rules = new Map();
  const sections = new Set();
  const faults = [];
  for (const law of LAWS) {
    for (const line of files.get(law).split('\n')) {
      const section = /^## ([SC][1-9])\b/.exec(line)?.[1];
      if (section) sections.add(section);
      const [, id, words] = /^(?:- \*\*|\| )([SC][1-9]\.\d+|R\d{1,3})(?:\*\*| *\|) (.+)$/.exec(line) ?? [];
      if (id === undefined) continue;
      if (rules.has(id)) faults.push(`${law}: ${id} is given twice`);
      rules.set(id, words.split(' | ')[0].trim());
    }
  }
  return { rules, sections, faults };
}

/** The rules and sections in a line's tags, ranges expanded. */
function taggedIn(line, known) {
  const ids = [...known];
  const named = [...line.matchAll(TAG)].flatMap(([, list]) => list.split(', '));
  return named.flatMap((each) => {
    const [first, last] = each.split('–');
    if (last === undefined) return [first];
    const [from, to] = [ids.indexOf(first), ids.indexOf(last)];
    return from === -1 || to < from ? [first, last] : ids.slice(from, to + 1);
  });
}

/** The rules named in prose: in a document, or in a string such as a state's description. */
function namedIn(text) {
  return [...text.matchAll(PROSE)].map(([id]) => id);
}

/** A line's comment; empty when it has none. */
function commentIn(line) {
  return /(?:^\s*(?:\/\/|\{?\/\*|\*|--)|\s\/\/ )(.*)$/.exec(line)?.[1] ?? '';
}

/**
 * A tagged test, group of tests or step: its file, its first and last line, and whether only `test:whole` runs it.
 * @typedef {{ name: string, first: number, last: number, isWhole: boolean }} Holder
 */

/**
 * Where each rule is named: code in tags, documents in their prose, tests in tags.
 * @returns {{code: Map<string, Set<string>>, tests: Map<string, Holder[]>, faults: string[]}} by rule
 */
function readPlaces(files, rules, sections) {
  const code = new Map();
  const tests = new Map();
  const faults = [];
  for (const [name, text] of files) {
    if (LAWS.includes(name) || OWN.test(name)) continue;
    const lines = text.split('\n');
    const holderAt = TEST.test(name) ? testCalls(name, lines) : undefined;
    for (const [index, line] of lines.entries()) {
      const fault = (words) => faults.push(`${name}:${index + 1}: ${words}`);
      const tags = taggedIn(line, rules.keys());
      const prose = namedIn(line.replace(TAG, ''));
      for (const id of [...tags, ...prose])
        if (!rules.has(id) && !sections.has(id)) fault(`there is no rule ${id}`);
      for (const [foreign] of line.matchAll(FOREIGN))
        fault(`'${foreign.trim()}' is not in this repository: name a rule`);
      if (name.endsWith('.md')) continue;
      for (const id of namedIn(commentIn(line).replace(TAG, ''))) fault(`write '@rule ${id}' for ${id}`);
      if (holderAt === undefined) {
        for (const id of [...tags, ...prose]) code.set(id, (code.get(id) ?? new Set()).add(name));
        continue;
      }
      if (tags.length === 0) continue;
      const holder = holderAt(index + 1);
      if (!holder) fault('a tag of a test file stands right above a test');
      else for (const id of tags) tests.set(id, [...(tests.get(id) ?? []), holder]);
    }
  }
  return { code, tests, faults };
}

/** A line for each rule: its number, the files of code that name it, the files of its tests, those of `test:whole` apart. */
function drawTable(rules, { code, tests }) {
  const list = (names) => [...new Set(names)].join(', ');
  const namesOf = (id, inWhole) =>
    (tests.get(id) ?? []).filter(({ isWhole }) => isWhole === inWhole).map(({ name }) => name);
  return [...rules.keys()]
    .map((id) => [id, list(code.get(id) ?? []), list(namesOf(id, false)), list(namesOf(id, true))].join('\t'))
    .join('\n');
}

/**
 * The files in some of the repository's folders, without installed packages.
 * @param {string} folder
 * @param {string[]} places folders, from the root
 * @param {RegExp} pattern of a file's name
 * @returns {string[]} sorted paths from the root, with `/` on every system
 */
function filesOf(folder, places, pattern) {
  return places
    .flatMap((place) => readdirSync(path.join(folder, place), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.includes('node_modules/'))
    .toSorted();
}

if (isMain(import.meta.filename)) main();
