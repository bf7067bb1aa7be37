import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { serverPackage } from '../lib/build.mjs';

const read = (name: string) => readFileSync(name, 'utf8');

// @rule C6.29
test('a linter finds nothing to say about the Dockerfile', () => {
  const found = validate(read('docs/deploy/Dockerfile')).map(({ message, range }) => [
    range.start.line + 1,
    message,
  ]);
  expect(found).toEqual([]);
  expect(validate('FROM a\nCPOY . .')).toHaveLength(1);
});

// @rule C6.29
test('a linter finds nothing to say about the compose file', () => {
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
test('the server’s own package names what its file imports and nothing of the portal’s', () => {
  const imports = ['pg', '@fastify/static/lib/x.js', 'node:fs'].map((path) => ({ path, external: true }));
  const outputs = { 'main.mjs': { imports } };
  const { dependencies } = JSON.parse(serverPackage({ outputs } as never)) as { dependencies: object };
  expect(Object.keys(dependencies)).toEqual(['@fastify/static', 'pg']);
});
