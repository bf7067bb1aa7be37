import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { inlineTexts } from './lib/built-files.mjs';
import { isMain, root } from './lib/run.mjs';
import { outcomeOf } from './lib/steps.mjs';
import { readArgs } from './lib/usage.mjs';

/**
 * The budgets of `budgets.json`, by route.
 *
 * @returns {Record<string, { limit: number, chunks: string[] }>}
 */
export function readBudgets() {
  return readJson('budgets.json').routes;
}

/**
 * What the tests of `npm test` may cost: processor seconds of Jest and of the browser tests, and how many browser tests run.
 *
 * @returns {{ jest: number, browser: number, browserTests: number }}
 */
export function readTestBudgets() {
  return readJson('budgets.json').tests;
}

/**
 * The script files that a route's chunks need, from the last build's `build/stats.json`.
 *
 * @param {string[]} chunks
 * @returns {string[]}
 */
export function scriptsOf(chunks) {
  const { entrypoints, namedChunkGroups } = readJson('build/stats.json');
  const groups = [...Object.values(entrypoints), ...chunks.map((name) => namedGroup(namedChunkGroups, name))];
  const names = groups.flatMap(({ assets }) => assets.map(({ name }) => name));
  return [...new Set(names)].filter(
    (name) => name.endsWith('.js') && existsSync(path.join(root, 'dist', name)),
  );
}

function namedGroup(groups, name) {
  if (!groups[name]) throw new Error(`budgets.json names the chunk '${name}', which the build does not have`);
  return groups[name];
}

/**
 * Weighs every route of the last build against its budget.
 *
 * @returns {{ table: string, over: string[] }} `over`: the routes that are too heavy
 */
function checkBudgets() {
  const inline = inlineSize();
  const rows = Object.entries(readBudgets()).map(([route, { limit, chunks }]) => {
    const files = scriptsOf(chunks).map((name) => ({ name, size: compressedSize(name) }));
    const size = files.reduce((sum, file) => sum + file.size, inline);
    return { route, size, limit, files };
  });
  rows.push(weighPrecache());
  return {
    table: toTable(rows),
    over: rows.filter(({ size, limit }) => size > limit).map(({ route }) => route),
  };
}

/** Weighs the files that the service worker precaches, as `build/precache.json` lists them. */
function weighPrecache() {
  const { limit } = readJson('budgets.json').precache;
  const files = readJson('build/precache.json').map((name) => ({ name, size: compressedSize(name) }));
  return { route: 'sw.js keeps', size: files.reduce((sum, file) => sum + file.size, 0), limit, files };
}

/**
 * The message for routes over budget.
 *
 * @param {string[]} over
 */
function wordsFor(over) {
  return `too heavy: ${over.join(', ')}. Save as many bytes there, or raise the limit in budgets.json with a record under docs/adr.`;
}

/** A step that weighs the last build. */
export const budgetStep = {
  name: 'byte budgets',
  run: async () => {
    const { table, over } = checkBudgets();
    console.log(table.replaceAll(/^/gm, '    '));
    return outcomeOf(over.length === 0 ? [] : [wordsFor(over)]);
  },
};

function compressedSize(name) {
  const file = path.join(root, 'dist', name);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return zlib.brotliCompressSync(readFileSync(file)).length;
}

function inlineSize() {
  const page = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
  const scripts = inlineTexts(page, 'script');
  return scripts.length > 0 ? zlib.brotliCompressSync(scripts.join('\n')).length : 0;
}

function toTable(rows) {
  const line = (route, size, limit, word) =>
    `${route.padEnd(14)}${size.padStart(10)}${limit.padStart(10)}  ${word}`;
  const verdict = ({ size, limit }) => (size > limit ? `OVER by ${size - limit}` : `${limit - size} left`);
  return [
    line('Route', 'JS, br', 'budget', ''),
    ...rows.flatMap((row) => [
      line(row.route, String(row.size), String(row.limit), verdict(row)),
      ...(row.size > row.limit ? bySize(row.files) : []),
    ]),
  ].join('\n');
}

function bySize(files) {
  return files
    .sort((one, other) => other.size - one.size)
    .map(({ name, size }) => `  ${String(size).padStart(22)}  ${name}`);
}

function readJson(name) {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}

if (isMain(import.meta.filename)) {
  readArgs(
    'node scripts/budgets.mjs    weighs the last build against budgets.json; 1 when a route is too heavy',
  );
  const { table, over } = checkBudgets();
  console.log(table);
  if (over.length > 0) {
    console.error(wordsFor(over));
    process.exitCode = 1;
  }
}
