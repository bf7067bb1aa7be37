import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBetween } from './report.mjs';

test('a table replaces the one between its marks, which must exist', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-report-'));
  const file = path.join(folder, 'page.md');
  writeFileSync(file, 'a\n<!-- one -->\nold\n<!-- /one -->\nz\n');
  writeBetween(file, 'one', 'costs $& more');
  expect(readFileSync(file, 'utf8')).toBe('a\n<!-- one -->\n\ncosts $& more\n\n<!-- /one -->\nz\n');
  expect(() => writeBetween(file, 'two', 'x')).toThrow('<!-- two -->');
  rmSync(folder, { recursive: true });
});
