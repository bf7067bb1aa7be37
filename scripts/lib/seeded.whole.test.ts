import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dropOldFolders } from './seeded.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-semeados-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('stale databases are deleted, those in use stay', () => {
  // Above the highest process id.
  const killed = '0123456789abcdef.4194305';
  const running = `0123456789abcdef.${process.pid}`;
  const [old, copied] = ['fedcba9876543210', 'fedcba9876543211'];
  for (const name of [old, copied, killed, running, 'else.txt'])
    mkdirSync(path.join(folder, name, 'pg'), { recursive: true });
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const name of [old, running, 'else.txt']) utimesSync(path.join(folder, name), longAgo, longAgo);
  dropOldFolders(folder);
  expect(readdirSync(folder)).toEqual([running, 'else.txt', copied]);
});
