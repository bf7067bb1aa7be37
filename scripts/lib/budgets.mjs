import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { root } from './run.mjs';

/** What `budgets.json` allows, by route. */
export function readBudgets() {
  return readJson('budgets.json').routes;
}

/** The script files that a route's chunks need, from the last build's `build/stats.json`. */
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
export function checkBudgets() {
  const inline = inlineSize();
  const rows = Object.entries(readBudgets()).map(([route, { limit, chunks }]) => {
    const size = scriptsOf(chunks).reduce((sum, name) => sum + compressedSize(name), inline);
    return { route, size, limit };
  });
  return {
    table: toTable(rows),
    over: rows.filter(({ size, limit }) => size > limit).map(({ route }) => route),
  };
}

function compressedSize(name) {
  const file = path.join(root, 'dist', name);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return zlib.brotliCompressSync(readFileSync(file)).length;
}

function inlineSize() {
  const page = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  );
  return scripts.length > 0 ? zlib.brotliCompressSync(scripts.join('\n')).length : 0;
}

function toTable(rows) {
  const line = (route, size, limit, word) =>
    `${route.padEnd(14)}${size.padStart(10)}${limit.padStart(10)}  ${word}`;
  const verdict = ({ size, limit }) => (size > limit ? `OVER by ${size - limit}` : `${limit - size} left`);
  return [
    line('Route', 'JS, br', 'budget', ''),
    ...rows.map((row) => line(row.route, String(row.size), String(row.limit), verdict(row))),
  ].join('\n');
}

function readJson(name) {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}
