import { readFileSync } from 'node:fs';
import path from 'node:path';
import { titlesOf } from './titles.mjs';
import { filesOf } from './tree.mjs';

const PLACES = ['src', 'machines', 'scripts', 'e2e'];
const TEST = /\.(?:test|spec)\.tsx?$/;
/** `WCAG 1.4.3`, `eMAG 4.1`: a success criterion, a recommendation. */
const CRITERION = /\b(?:WCAG \d\.\d\.\d{1,2}|eMAG \d\.\d{1,2})\b/g;
/** The check's own tests, which hold what is refused. */
const OWN = /^scripts\/accessibility\./;

/** What proves: named in `package.json`, where their versions are. */
const TOOLS = ['axe-core', '@playwright/test', 'jest', '@testing-library/react'];

/** The tests' files that name a criterion, by their path from the root. */
function readTests(root) {
  return filesOf(root, PLACES, TEST)
    .filter((name) => !OWN.test(name))
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')])
    .filter(([, text]) => text.search(CRITERION) !== -1);
}

/**
 * Which tests hold which criterion: those that name it in brackets at the end of their title.
 * @param {string} root
 * @param {readonly string[]} known the ids of every criterion
 * @returns {{testes: string[], criterios: Record<string, number[]>, faults: string[]}} places in `testes` by id
 */
export function collectTests(root, known) {
  const testes = [];
  const found = new Map();
  const faults = [];
  for (const [name, text] of readTests(root)) {
    for (const { title } of titlesOf(text, name.endsWith('x'))) {
      const ids = [...new Set(title.match(CRITERION))];
      if (ids.length === 0) continue;
      const [whole, end] = / \(([^()]*)\)$/.exec(title) ?? ['', ''];
      if (new Set(end.match(CRITERION)).size < ids.length)
        faults.push(`${name}: the criteria of '${title}' stand in brackets at its end`);
      const place = testes.push(`${title.slice(0, title.length - whole.length)} (${name})`) - 1;
      for (const id of ids) {
        if (known.includes(id)) found.set(id, [...(found.get(id) ?? []), place]);
        else faults.push(`${name}: there is no ${id}`);
      }
    }
  }
  const tested = known.filter((id) => found.has(id));
  return { testes, criterios: Object.fromEntries(tested.map((id) => [id, found.get(id)])), faults };
}

/** The tools' names with the versions that the project has pinned. */
export function readTools(root) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const versions = { ...dependencies, ...devDependencies };
  return TOOLS.map((name) => `${name} ${versions[name]}`);
}
