import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './build.mjs';
import { root } from './run.mjs';

test('sources make a build stale, tests do not', () => {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'fingerprint-'));
  const name = path.relative(root, folder);
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  try {
    write('a.ts', '1');
    const before = fingerprint([name]);
    write('a.machine.test.ts', '1');
    expect(fingerprint([name])).toBe(before);
    write('a.ts', '2');
    expect(fingerprint([name])).not.toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
