import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let root: string;
const FILE = 'src/screens/acessibilidade/testes.json';
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
/** What the command says of the tree, line by line, the sum last. */
function accessibility(...args: string[]): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/accessibility.mjs', root, ...args], {
    encoding: 'utf8',
  });
  return (stderr + stdout).trim().split('\n');
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'portal-accessibility-'));
  for (const place of ['machines', 'scripts', 'e2e']) mkdirSync(path.join(root, place));
  put('package.json', '{"devDependencies": {"axe-core": "4.13.0"}}');
  put(
    'src/screens/acessibilidade/criterios.json',
    JSON.stringify([{ id: 'WCAG 1.4.3' }, { id: 'WCAG 1.4.10' }, { id: 'eMAG 4.1' }]),
  );
  put('src/a.test.tsx', "test('colours (R1, WCAG 1.4.3, eMAG 4.1)', () => 1);\ntest('no rule', () => 1);\n");
  put(
    'e2e/b.spec.ts',
    "test('a walk', async () => { await test.step('far away (WCAG 1.4.3)', () => 1); });\n",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('criteria are found with their tests, and those without one are left out (R150)', () => {
  expect(accessibility()).toEqual(['3 criteria, 2 with tests, 2 tests, 0 faults']);
  expect(JSON.parse(readFileSync(path.join(root, FILE), 'utf8'))).toMatchObject({
    data: new Date().toISOString().slice(0, 10),
    testes: ['far away (e2e/b.spec.ts)', 'colours (src/a.test.tsx)'],
    criterios: { 'WCAG 1.4.3': [0, 1], 'eMAG 4.1': [1] },
  });
  expect(accessibility('--check')).toEqual(['3 criteria, 2 with tests, 2 tests, 0 faults']);
});

test('what is shown goes stale with a test and with a tool, and keeps its day while nothing changes (R150)', () => {
  accessibility();
  const old = readFileSync(path.join(root, FILE), 'utf8').replace(/"data": "[^"]*"/, '"data": "2020-02-03"');
  put(FILE, old);
  accessibility();
  expect(readFileSync(path.join(root, FILE), 'utf8')).toBe(old);
  const stale = `${FILE} is stale: run \`npm run accessibility\``;
  put('package.json', '{"devDependencies": {"axe-core": "4.14.0"}}');
  expect(accessibility('--check')).toContain(stale);
  accessibility();
  put('e2e/b.spec.ts', "test('narrow (WCAG 1.4.10)', () => 1);\n");
  expect(accessibility('--check')).toContain(stale);
});

test.each([
  ["test('x (WCAG 1.4.99)', () => 1);", 'e2e/c.spec.ts: there is no WCAG 1.4.99'],
  [
    "test('WCAG 1.4.3, first', () => 1);",
    "e2e/c.spec.ts: the criteria of 'WCAG 1.4.3, first' stand in brackets at its end",
  ],
])('%s is refused (R150)', (text, fault) => {
  put('e2e/c.spec.ts', text);
  expect(accessibility()).toContain(fault);
});
