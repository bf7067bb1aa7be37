import { readFileSync } from 'node:fs';
import path from 'node:path';
import { titlesOf } from './titles.mjs';
import { filesOf } from './tree.mjs';

/** Where rules are written: it does not count as a place that obeys one. */
const LAWS = ['docs/REGRAS.md', 'docs/CONTRACT.md'];

const PLACES = ['src', 'machines', 'server', 'scripts', 'e2e', 'docs', 'public'];
const READ = /\.(?:tsx?|mjs|css|html|sql|md)$/;
/** The check and its tests, which hold what is refused. */
const OWN = /^scripts\/(?:lib\/)?rules\./;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** `R23`, `S8`, `C4.12`, and a stretch of them: `R23–R30`. Not what is inside a word, a text or an encoded character. */
const REFERENCE =
  /(?<![\w%'"/.])([SC][1-9](?:\.\d+)?|R\d{1,3})\b(?!['"])(?:\s?[–-]\s?([SC][1-9]\.\d+|R\d{1,3})\b)?/g;
/** What names a rule by a place that is not in this repository. */
const FOREIGN = /\b[Ss]pec \d|\b[Ii]ssues? #?\d|\b(?:contract|design|readings|spec|toolchain)\.md\b/g;

/** Every file that may name a rule, by its path from the root. */
export function readTree(root) {
  const names = [...filesOf(root, PLACES, READ), 'README.md'].sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

/**
 * The rules of the law's documents: list items that begin with a number in bold, and rows of a table.
 * @returns {{rules: Map<string, string>, sections: Set<string>, faults: string[]}} a rule's words by its number
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

/** The rules and sections that a text names; a stretch is each of its rules. */
function namedIn(text, known) {
  const ids = [...known];
  return [...text.matchAll(REFERENCE)].flatMap(([, first, last]) => {
    if (last === undefined) return [first];
    const [from, to] = [ids.indexOf(first), ids.indexOf(last)];
    return from === -1 || to < from ? [first, last] : ids.slice(from, to + 1);
  });
}

/**
 * Who names which rule.
 * @returns {{code: Map<string, Set<string>>, tests: Map<string, Set<string>>, faults: string[]}} files by rule
 */
export function readPlaces(files, rules, sections) {
  const code = new Map();
  const tests = new Map();
  const faults = [];
  const note = (map, id, name) => map.set(id, (map.get(id) ?? new Set()).add(name));
  for (const [name, text] of files) {
    if (LAWS.includes(name) || OWN.test(name)) continue;
    for (const [index, line] of text.split('\n').entries()) {
      for (const id of namedIn(line, rules.keys())) {
        if (!rules.has(id) && !sections.has(id)) faults.push(`${name}:${index + 1}: there is no rule ${id}`);
        if (!TEST.test(name) && !name.startsWith('docs/')) note(code, id, name);
      }
      for (const [foreign] of line.matchAll(FOREIGN)) {
        faults.push(`${name}:${index + 1}: '${foreign.trim()}' is not in this repository: name a rule`);
      }
    }
    if (!TEST.test(name) || text.search(REFERENCE) === -1) continue;
    for (const { title } of titlesOf(text, name.endsWith('x'))) {
      const end = / \(([^()]*)\)$/.exec(title)?.[1] ?? '';
      const named = namedIn(title, rules.keys());
      if (namedIn(end, rules.keys()).length < named.length) {
        faults.push(`${name}: the rules of '${title}' stand in brackets at its end`);
      }
      for (const id of named) note(tests, id, name);
    }
  }
  return { code, tests, faults };
}

/** A line for each rule: its number, the code that names it, the tests that hold it. */
export function drawTable(rules, { code, tests }) {
  const list = (found) => [...(found ?? [])].join(', ');
  return [...rules.keys()].map((id) => `${id}\t${list(code.get(id))}\t${list(tests.get(id))}`).join('\n');
}
