import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let root: string;
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
/** What the command says of the tree, line by line, the sum last. */
function rules(...args: string[]): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/rules.mjs', root, ...args], {
    encoding: 'utf8',
  });
  return (stderr + stdout).trim().split('\n');
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'portal-rules-'));
  for (const place of ['src', 'machines', 'server', 'scripts', 'e2e', 'docs', 'public'])
    mkdirSync(path.join(root, place));
  put('README.md', '');
  put('docs/REGRAS.md', '## S2 Screens\n\n- **S2.1** One.\n- **S2.2** Two.\n- **R7** Three.\n');
  put('docs/CONTRACT.md', '## C4 Calls\n\n| id | call |\n| C4.1 | `POST /token` |\n');
  put('src/a.ts', '/** One (S2.1), the whole of it (S2), both (S2.1–S2.2), and the call (C4.1). */\n');
  put(
    'src/a.test.tsx',
    "test.each(table)('each %s (S2.1–S2.2)', () => 1);\ndescribe(`of ${x} (R7)`, () => { it('a <b> (C4.1)', () => 1); });\n",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('numbers that resolve and rules with a test are no fault', () => {
  expect(rules()).toEqual(['4 rules, 4 held by tests, 0 faults']);
});

test('--table prints the code and the tests of each rule', () => {
  expect(rules('--table')).toContain('S2.2\tsrc/a.ts\tsrc/a.test.tsx');
});

test.each([
  [
    'src/b.ts',
    '// As S2.9 says, and R8.',
    ['src/b.ts:1: there is no rule S2.9', 'src/b.ts:1: there is no rule R8'],
  ],
  [
    'e2e/b.spec.ts',
    "test('of R7, first', () => 1);",
    ["e2e/b.spec.ts: the rules of 'of R7, first' stand in brackets at its end"],
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
  ['docs/CONTRACT.md', '| C4.1 | x |\n- **C4.2** Four.', ['C4.2: no test has it in its title']],
])('%s with %j is refused', (name, text, faults) => {
  put(name, `${text}\n`);
  expect(rules().slice(0, -1)).toEqual(faults);
});

test('a text that only looks like a number is none', () => {
  put(
    'src/b.ts',
    "const codes = ['C3', 'R$ 7', '%C3%A9', 'S2.jpg', '#C41']; // https://x.example/issues/12\n",
  );
  expect(rules()).toEqual(['4 rules, 4 held by tests, 0 faults']);
});
