import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';

// `node scripts/rules.mjs`: every `@rule` of code and tests, and every number in the documents, is one of docs/REGRAS.md or docs/CONTRACT.md;
// every rule has a tagged test. `--table` also prints each rule's code and tests. An argument is another root.

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
/** The line that must follow a tag in a test file. */
const TITLED_CALL = /^\s*(?:await |void )?(?:test|it|describe)\b|^\s*(?:await )?\w*[sS]tep\(/;
/** References to documents that are not in this repository. */
const FOREIGN = /\b[Ss]pec \d|\b[Ii]ssues? #?\d|\b(?:contract|design|readings|spec|toolchain)\.md\b/g;

main(process.argv.slice(2));

function main(args) {
  const files = readTree(path.resolve(args.find((arg) => !arg.startsWith('--')) ?? root));
  const { rules, sections, faults } = readRules(files);
  const places = readPlaces(files, rules, sections);
  const bare = [...rules.keys()].filter((id) => !places.tests.has(id));
  faults.push(...places.faults, ...bare.map((id) => `${id}: no test is tagged with it`));
  if (args.includes('--table')) console.log(drawTable(rules, places));
  for (const fault of faults) console.error(fault);
  console.log(`${rules.size} rules, ${rules.size - bare.length} held by tests, ${faults.length} faults`);
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
 * Which files name which rule: code and tests in tags, documents in their prose.
 * @returns {{code: Map<string, Set<string>>, tests: Map<string, Set<string>>, faults: string[]}} files by rule
 */
function readPlaces(files, rules, sections) {
  const code = new Map();
  const tests = new Map();
  const faults = [];
  const note = (map, id, name) => map.set(id, (map.get(id) ?? new Set()).add(name));
  for (const [name, text] of files) {
    if (LAWS.includes(name) || OWN.test(name)) continue;
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      const fault = (words) => faults.push(`${name}:${index + 1}: ${words}`);
      const tags = taggedIn(line, rules.keys());
      const prose = namedIn(line.replace(TAG, ''));
      for (const id of [...tags, ...prose])
        if (!rules.has(id) && !sections.has(id)) fault(`there is no rule ${id}`);
      for (const [foreign] of line.matchAll(FOREIGN))
        fault(`'${foreign.trim()}' is not in this repository: name a rule`);
      if (name.endsWith('.md')) continue;
      const isTest = TEST.test(name);
      for (const id of namedIn(commentIn(line).replace(TAG, ''))) fault(`write '@rule ${id}' for ${id}`);
      if (isTest && tags.length > 0 && !TITLED_CALL.test(lines[index + 1]))
        fault('a tag of a test file stands right above a test');
      for (const id of isTest ? tags : [...tags, ...prose]) note(isTest ? tests : code, id, name);
    }
  }
  return { code, tests, faults };
}

/** A line for each rule: its number, the files of code that name it, its tests. */
function drawTable(rules, { code, tests }) {
  const list = (found) => [...(found ?? [])].join(', ');
  return [...rules.keys()].map((id) => `${id}\t${list(code.get(id))}\t${list(tests.get(id))}`).join('\n');
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
