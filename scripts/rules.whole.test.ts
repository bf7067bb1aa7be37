import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readHolders, skippedRules } from './rules.mjs';

let root: string;
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
/** The command's output, line by line, the totals last. */
function rules(...args: string[]): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/rules.mjs', root, ...args], {
    encoding: 'utf8',
  });
  return (stderr + stdout).trim().split('\n');
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'portal-rules-'));
  for (const place of ['src', 'machines', 'server', 'scripts', 'tools', 'e2e', 'docs', 'public'])
    mkdirSync(path.join(root, place));
  put('README.md', '');
  put('docs/REGRAS.md', '## S2 Screens\n\n- **S2.1** One.\n- **S2.2** Two.\n- **R7** Three.\n');
  put('docs/CONTRACT.md', '## C4 Calls\n\n| id | call |\n| C4.1 | `POST /token` |\n');
  put('src/a.ts', '/** One. @rule S2.1, S2 */\n// Both, and the call. @rule S2.1–S2.2, C4.1\n');
  put(
    'src/a.test.tsx',
    "// @rule S2.1–S2.2\ntest.each(table)('each %s', () => 1);\n// @rule R7, C4.1\ndescribe(`of ${x}`, () => { it('a <b>', () => 1); });\n",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('numbers that resolve and rules with a test are no fault', () => {
  expect(rules()).toEqual(['4 rules, 4 held by npm test, 0 faults']);
});

test('--table prints the code of each rule, its tests, and those of test:whole', () => {
  put('e2e/a.spec.ts', "// @rule S2.2\ntest('a', { tag: ['@phone', '@whole'] }, () => 1);\n");
  expect(rules('--table')).toContain('S2.2\tsrc/a.ts\tsrc/a.test.tsx\te2e/a.spec.ts');
});

test.each([
  [
    'src/b.ts',
    '// First. @rule S2.9, R8',
    ['src/b.ts:1: there is no rule S2.9', 'src/b.ts:1: there is no rule R8'],
  ],
  ['src/b.ts', '// As R7 says.', ["src/b.ts:1: write '@rule R7' for R7"]],
  [
    'e2e/b.spec.ts',
    '// @rule R7\nconst a = 1;',
    ['e2e/b.spec.ts:1: a tag of a test file stands right above a test'],
  ],
  ['docs/b.md', 'As spec 8 has it.', ["docs/b.md:1: 'spec 8' is not in this repository: name a rule"]],
  [
    'src/b.css',
    '/* issue 4, contract.md */',
    [
      "src/b.css:1: 'issue 4' is not in this repository: name a rule",
      "src/b.css:1: 'contract.md' is not in this repository: name a rule",
    ],
  ],
  ['docs/CONTRACT.md', '- **R7** Three.\n| C4.1 | x |', ['docs/CONTRACT.md: R7 is given twice']],
  ['docs/CONTRACT.md', '| C4.1 | x |\n- **C4.2** Four.', ['C4.2: no test is tagged with it']],
])('%s with %j is refused', (name, text, faults) => {
  put(name, `${text}\n`);
  expect(rules().slice(0, -1)).toEqual(faults);
});

const MARKED = "{ tag: ['@phone', '@whole'] }";
const STEP = "  // @rule C4.2\n  await test.step('b', async () => {});\n";

test.each([
  ['a file', 'src/b.whole.test.ts', "// @rule C4.2\ntest('a', () => 1);\n"],
  ['a tag', 'e2e/b.spec.ts', `// @rule C4.2\ntest(\n  'a',\n  ${MARKED},\n  async () => {},\n);\n`],
  ['a step', 'e2e/b.spec.ts', `test('a', ${MARKED}, async () => {\n${STEP}});\n`],
  [
    'a group',
    'e2e/b.spec.ts',
    `// @rule C4.2\ntest.describe('a', { tag: '@whole' }, () => {\n  test('b', () => 1);\n});\n`,
  ],
  [
    'tests',
    'e2e/b.spec.ts',
    `// @rule C4.2\ntest.describe('a', () => {\n  test('b', ${MARKED}, () => 1);\n});\n`,
  ],
  ['shared steps', 'e2e/b.spec.ts', `test('a', ${MARKED}, walk);\nasync function walk() {\n${STEP}}\n`],
])('a rule that hangs on %s of test:whole alone is refused', (_, name, text) => {
  put('docs/CONTRACT.md', '## C4 Calls\n\n| id | call |\n| C4.1 | `POST /token` |\n| C4.2 | x |\n');
  put(name, text);
  expect(rules()).toEqual(['C4.2: only `test:whole` holds it', '5 rules, 4 held by npm test, 1 faults']);
  put(
    'e2e/c.spec.ts',
    "// @rule C4.2\ntest('c', { tag: isFirst ? '@phone' : ['@phone', '@whole'] }, () => 1);\n",
  );
  expect(rules()).toEqual(['5 rules, 5 held by npm test, 0 faults']);
});

test('a rule whose every test was skipped is listed', () => {
  const holders = readHolders(root);
  const at = (line: number, hasRun: boolean) => ({ file: 'src/a.test.tsx', line, hasRun });
  expect(skippedRules([at(2, true), at(4, false)], holders)).toEqual(['R7', 'C4.1']);
  expect(skippedRules([at(2, false), at(2, true), at(4, true)], holders)).toEqual([]);
});

test('a text that only looks like a rule number is ignored', () => {
  put(
    'src/b.ts',
    "const codes = ['C3', 'R$ 7', '%C3%A9', 'S2.jpg', '#C41']; // https://x.example/issues/12\n",
  );
  expect(rules()).toEqual(['4 rules, 4 held by npm test, 0 faults']);
});
