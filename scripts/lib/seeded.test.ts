import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dropOldFolders } from './seeded.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-semeados-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('stale databases are deleted, those in use stay', () => {
  // Above the highest process id.
  const killed = '0123456789abcdef.4194305';
  const running = `0123456789abcdef.${process.pid}`;
  for (const name of ['fedcba9876543210', killed, running, 'else.txt'])
    mkdirSync(path.join(folder, name, 'pg'), { recursive: true });
  dropOldFolders(folder);
  expect(readdirSync(folder)).toEqual([running, 'else.txt']);
});
