import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { interactionTable, lighthouseTable, processorTable, ratio, writeBetween } from './tables.mjs';

const own = { name: 'this' };
const before = { name: 'before' };

test("a ratio divides this build's value by the row's", () => {
  const visit = { name: 'home, cold' };
  const figures = { processor: 300, blocking: 0, longest: 20, script: 1000, bytes: 2000 };
  expect(
    processorTable([
      { visit, subject: own, figures },
      { visit, subject: before, figures: { ...figures, processor: 600, blocking: 12 } },
    ]).split('\n'),
  ).toEqual([
    '| visit | build | processor | ours to it | blocking | ours to it | longest task | script | bytes |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| home, cold | this | 300 ms | 1.00 | 0 ms | 1.00 | 20 ms | 1 kB | 2 kB |',
    '| home, cold | before | 600 ms | 0.50 | 12 ms | 0.00 | 20 ms | 1 kB | 2 kB |',
  ]);
  expect(ratio(1, 0)).toBe('–');
});

test('a slow or a lost interaction is marked', () => {
  const results = [
    { visit: { name: 'menu' }, subject: own, figures: { processor: 100, duration: 120, lost: 0 } },
    { visit: { name: 'store' }, subject: own, figures: { processor: 101, duration: 104, lost: 1 } },
  ];
  const [, , good, bad] = interactionTable(results, 100).split('\n');
  expect(good).toBe('| menu | this | 100 ms | 120 ms | none |');
  expect(bad).toBe('| store | this | 101 ms ✗ | 104 ms | 1 ✗ |');
});

test('a missed goal of Lighthouse is marked', () => {
  const visit = { name: 'login', goal: { score: 100, lcp: 800, tbt: 50 } };
  const figures = { score: 100, fcp: 670, lcp: 801, tbt: 51, cls: 0, bytes: 51_845 };
  expect(lighthouseTable([{ visit, subject: own, figures }]).split('\n')[2]).toBe(
    '| login | this | 100 | 0.67 s | 0.80 s ✗ | 51 ms ✗ | 0 | 52 kB | 100, 0.80 s, 50 ms |',
  );
});

test('a table replaces the one between its marks, which must exist', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
  const file = path.join(folder, 'page.md');
  writeFileSync(file, 'a\n<!-- one -->\nold\n<!-- /one -->\nz\n');
  writeBetween(file, 'one', 'costs $& more');
  expect(readFileSync(file, 'utf8')).toBe('a\n<!-- one -->\n\ncosts $& more\n\n<!-- /one -->\nz\n');
  expect(() => writeBetween(file, 'two', 'x')).toThrow('<!-- two -->');
  rmSync(folder, { recursive: true });
});
