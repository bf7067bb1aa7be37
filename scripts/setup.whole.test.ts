import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnv } from './lib/clean-env.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-pacotes-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: object): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, JSON.stringify(content));
}

test('a package that npm lists and has not installed is installed', () => {
  const dependencies = { a: 'file:a' };
  const packages = { 'node_modules/a': { resolved: 'a', link: true }, a: { version: '1.0.0' } };
  write('a/package.json', { name: 'a', version: '1.0.0' });
  write('package.json', { dependencies });
  write('package-lock.json', { lockfileVersion: 3, packages: { '': { dependencies }, ...packages } });
  write('node_modules/.package-lock.json', { lockfileVersion: 3, packages });
  const setup = path.join(__dirname, 'setup.mjs');
  const code = `await (await import(${JSON.stringify(setup)})).install(${JSON.stringify(folder)})`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { env: cleanEnv() });
  expect(existsSync(path.join(folder, 'node_modules/a/package.json'))).toBe(true);
});
