import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-comando-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a command runs by a path through a linked folder, but not when imported', () => {
  const run = path.resolve('scripts/lib/run.mjs');
  const said = (file: string) => execFileSync(process.execPath, [file], { encoding: 'utf8' });
  writeFileSync(
    path.join(folder, 'command.mjs'),
    `import { isMain } from ${JSON.stringify(run)};\nif (isMain(import.meta.filename)) console.log('runs');\n`,
  );
  writeFileSync(path.join(folder, 'importer.mjs'), `import './command.mjs';\n`);
  symlinkSync(folder, path.join(folder, 'linked'));
  expect(said(path.join(folder, 'linked/command.mjs'))).toBe('runs\n');
  expect(said(path.join(folder, 'importer.mjs'))).toBe('');
});
