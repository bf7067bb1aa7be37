import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** The documents that define the rules: a rule named there does not count as followed. */
const LAWS = ['docs/REGRAS.md', 'docs/CONTRACT.md'];

const PLACES = ['src', 'machines', 'server', 'scripts', 'tools', 'e2e', 'docs', 'public'];
const READ = /\.(?:tsx?|mjs|css|html|sql|md)$/;
/** This check and its tests, which contain invalid examples. */
const OWN = /^scripts\/(?:lib\/)?rules\./;
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

/** The text of every file that may name a rule, by its path from the root. */
export function readTree(root) {
  const names = [...filesOf(root, PLACES, READ), 'README.md'].sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

/**
 * The rules of these documents: list items that begin with a number in bold, and rows of a table.
 * @returns {{rules: Map<string, string>, sections: Set<string>, faults: string[]}} a rule's text by its number
 */
export function readRules(files) {
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
export function readPlaces(files, rules, sections) {
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
    if (!TEST.test(name)) continue;
    for (const { title } of titlesOf(text, name.endsWith('x')))
      if (/\((?:[SC]\d|R\d)/.test(title))
        faults.push(`${name}: the rules of '${title}' stand in a tag above it`);
  }
  return { code, tests, faults };
}

/** A line for each rule: its number, the files of code that name it, its tests. */
export function drawTable(rules, { code, tests }) {
  const list = (found) => [...(found ?? [])].join(', ');
  return [...rules.keys()].map((id) => `${id}\t${list(code.get(id))}\t${list(tests.get(id))}`).join('\n');
}

const TITLED = new Set(['describe', 'it', 'test', 'step']);

/** The name of the called function: `test` of `test.each(table)(…)`, `step` of `test.step(…)`. */
function calledName(callee) {
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag);
  if (callee.type === 'Identifier') return callee.value;
  if (callee.type !== 'MemberExpression') return '';
  const name = callee.property.value;
  return TITLED.has(name) ? name : calledName(callee.object);
}

/** A title's text, with `…` for the values of a template; null if it is not a string. */
function wordsOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map((part) => part.cooked ?? '').join('…');
}

/**
 * The titles of a test file, in their order: of suites (`describe`), tests (`it`, `test`) and a browser test's steps.
 * @param {string} source TypeScript
 * @param {boolean} tsx whether it is TSX
 * @returns {{kind: string, title: string, depth: number}[]}
 */
function titlesOf(source, tsx) {
  const found = [];
  const visit = (node, depth) => {
    if (Array.isArray(node)) return node.forEach((item) => visit(item, depth));
    if (node === null || typeof node !== 'object') return;
    const kind = node.type === 'CallExpression' && node.arguments.length > 1 ? calledName(node.callee) : '';
    const title = TITLED.has(kind) ? wordsOf(node.arguments[0].expression) : null;
    if (title !== null) found.push({ kind, title, depth });
    for (const value of Object.values(node)) visit(value, title === null ? depth : depth + 1);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx }).body, 0);
  return found;
}

/**
 * The files in some of the repository's folders, without installed packages.
 * @param {string} root
 * @param {string[]} places folders, from the root
 * @param {RegExp} pattern of a file's name
 * @returns {string[]} sorted paths from the root, with `/` on every system
 */
function filesOf(root, places, pattern) {
  return places
    .flatMap((place) => readdirSync(path.join(root, place), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.includes('node_modules/'))
    .toSorted();
}
