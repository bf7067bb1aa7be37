import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { serverLock, serverPackage } from '../../scripts/lib/build.mjs';

const read = (name: string) => readFileSync(name, 'utf8');

// @rule C6.29
test('a linter accepts the Dockerfile', () => {
  const found = validate(read('docs/deploy/Dockerfile')).map(({ message, range }) => [
    range.start.line + 1,
    message,
  ]);
  expect(found).toEqual([]);
  expect(validate('FROM a\nCPOY . .')).toHaveLength(1);
});

// @rule C6.29
test('a linter accepts the compose file', () => {
  const rules = {
    'no-build-and-image': 0,
    'require-project-name-field': 0,
    'service-keys-order': 0,
  } as const;
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
  const [result] = linter.lintFiles(['docs/deploy/compose.yaml'], false);
  expect(result?.messages.map(({ rule, message, line }) => [line, rule, message])).toEqual([]);
});

// @rule C6.29
test.each(['.github/workflows/ci.yml', '.gitlab-ci.yml'])('%s runs what npm test runs', (file) => {
  expect(JSON.stringify(parse(read(file)))).toContain('.ci/run');
  expect(read('.ci/run')).toContain('exec npm test');
});

// @rule C6.29
test('the server’s package lists only its own imports', () => {
  const imports = ['pg', '@fastify/static/lib/x.js', 'node:fs'].map((name) => ({
    path: name,
    external: true,
  }));
  const outputs = { 'main.mjs': { imports } };
  const { dependencies } = JSON.parse(serverPackage({ outputs } as never)) as { dependencies: object };
  expect(Object.keys(dependencies)).toEqual(['@fastify/static', 'pg']);
});

interface Lock {
  packages: Record<string, { version: string }>;
}

// @rule C6.29
test('npm ci takes the server’s lock, which has the project’s versions and no React', () => {
  const imports = ['pg', 'fastify', '@fastify/static', 'sharp', '@node-rs/argon2'].map((name) => ({
    path: name,
    external: true,
  }));
  const manifest = serverPackage({ outputs: { 'main.mjs': { imports } } } as never);
  const lock = serverLock(manifest);
  const { packages } = JSON.parse(lock) as Lock;
  const { packages: whole } = JSON.parse(read('package-lock.json')) as Lock;
  const names = Object.keys(packages).filter((name) => name !== '');
  expect(names.filter((name) => packages[name]?.version !== whole[name]?.version)).toEqual([]);
  expect([names.length > 30, names.filter((name) => /react|mui/.test(name))]).toEqual([true, []]);
  const binaries = ['linux-x64-gnu', 'linux-arm64-musl', 'darwin-arm64', 'win32-x64-msvc'];
  expect(names).toEqual(expect.arrayContaining(binaries.map((of) => `node_modules/@node-rs/argon2-${of}`)));
  const work = mkdtempSync(path.join(os.tmpdir(), 'portal-lock-'));
  writeFileSync(path.join(work, 'package.json'), manifest);
  writeFileSync(path.join(work, 'package-lock.json'), lock);
  // Offline: a package that is missing in the lock cannot be fetched.
  const args = ['ci', '--omit=dev', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=notice'];
  expect(execFileSync('npm', args, { cwd: work, encoding: 'utf8', stdio: 'pipe' })).toContain('added');
  rmSync(work, { recursive: true });
});
