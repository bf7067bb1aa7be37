import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's files and folders, with `/` on every system. */
const PLACES = ['src', 'machines', 'server', 'scripts', 'tools', 'e2e', 'docs', 'public', '.ci'];
const entries = PLACES.flatMap((place) => [
  place,
  ...readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(place, name)),
]);
const known = [...entries, ...readdirSync('.')].map((name) => name.replaceAll('\\', '/'));
/** Generated files, which a fresh clone lacks. */
const WRITTEN =
  /^(?:(?:dist|dist-qa|build|\.data|test-results|assets)(?:\/|$)|dist\.|icons\/(?:brand|social)\.)/;
/** Statecharts have a check of their own. */
const DOCUMENTS = [
  'README.md',
  ...known.filter((name) => /^(?:docs\/(?!statecharts\/).*|tools\/\w+\/README)\.md$/.test(name)),
];
const FIRST = new Set(known.flatMap((name) => [name.split('/')[0], /^src\/([\w-]+)\//.exec(name)?.[1]]));

/** The commands of the root, or of a tool. */
const commandsOf = (workspace: string | undefined) => {
  const file = workspace === undefined ? 'package.json' : `tools/${workspace}/package.json`;
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> }).scripts
    : {};
};
const sources = known
  .filter((name) => /^(?:server|scripts|tools|e2e)\/.*(?<!\.test)\.(?:ts|mjs)$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

/** A path as written in documents: from the root, `src` or `docs`; without extension; `<x>` and `*` are wildcards. */
function isThere(written: string): boolean {
  const name = written.replace(/\/$/, '');
  const pattern = name
    .split(/(\*\*\/|\*|<[^>]+>|…)/)
    .map((part) =>
      part === '**/'
        ? '(?:.+/)?'
        : /^(?:\*|<|…)/.test(part)
          ? '[^/]+'
          : part.replace(/[.+()[\]{}$^|\\]/g, '\\$&'),
    )
    .join('');
  const above = name.includes('/') ? '(?:(?:src|docs|public|e2e)/)?' : '(?:.*/)?';
  const found = new RegExp(`^${above}${pattern}(?:\\.\\w+|(?<=/\\d{4})-[\\w-]+\\.md)?$`);
  return known.some((one) => found.test(one));
}

/** Code that looks like a path: it begins with one of our folders, or has an extension. */
function pathsIn(code: string): string[] {
  return code
    .split(/[\s`'"(),;=]+/)
    .map((word) => word.replace(/[:.]$/, ''))
    .filter((word) => /^(?:\w|\.\w|<|\*)/.test(word) && !/^\w+:/.test(word) && !WRITTEN.test(word))
    .filter((word) => {
      const isFile = /^[\w<>*./-]+\.(?:tsx?|mjs|md|json|css|svg|html)$/.test(word);
      return isFile || (word.includes('/') && FIRST.has(word.split('/')[0]));
    });
}

/** Why a documented command would not run; null when it would. */
function faultOf(command: string): string | null {
  const [, name = '', workspace, words = ''] =
    /\bnpm (?:run )?([\w:]+)(?: -w @portal\/(\w+))?(.*)/.exec(command) ?? [];
  const isOfNpm = ['i', 'ci', 'install'].includes(name);
  if (name !== '' && !isOfNpm && !(name in commandsOf(workspace))) return `no script ${name}`;
  const [, file = '', rest = words] = /\bnode (\S+\.mjs)(.*)/.exec(command) ?? [];
  if (file !== '' && !WRITTEN.test(file) && !existsSync(file)) return `no file ${file}`;
  const tool = /\bnpx ([\w-]+)/.exec(command)?.[1];
  if (tool !== undefined && !existsSync(`node_modules/.bin/${tool}`)) return `no tool ${tool}`;
  for (const [variable] of command.matchAll(/\b[A-Z][A-Z_]{3,}(?==)/g))
    if (!sources.includes(variable)) return `nothing reads ${variable}`;
  if (isOfNpm && file === '') return null;
  const flags = [...rest.matchAll(/(?<= )--?[a-zA-Z][\w-]*/g)].map(([flag]) => flag);
  return flags.find((flag) => !isFlag(file, flag)) ?? null;
}

/** Jest's and Playwright's flags are passed on. */
function isFlag(file: string, flag: string): boolean {
  const program = {
    'scripts/jest.mjs': 'jest-cli/build/index.js',
    'scripts/e2e.mjs': 'playwright/lib/program.js',
  }[file];
  const own = readFileSync('scripts/e2e.mjs', 'utf8');
  const options = program === undefined ? sources : own + readFileSync(`node_modules/${program}`, 'utf8');
  const name = flag.replace(/^-+/, '');
  return options.includes(flag) || new RegExp(`\\b${name}: \\{|['"]${name}['"]`).test(options);
}

/** A heading's anchor on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** A document's broken links. */
function brokenLinks(document: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const full = file === '' ? document : path.posix.join(path.posix.dirname(document), file);
      return !existsSync(full) || (anchor !== undefined && !anchorsOf(full).includes(anchor));
    });
}

/** A document's code: spans and lines of blocks. */
function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span,
  );
  return [...spans, ...blocks.map((line) => line.replace(/\s+# .*|\s{2,}\S.* \S.*$/, ''))];
}

test.each(DOCUMENTS)('links, paths, files, commands and flags in %s exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const code = codeIn(text);
  // Decision records may name deleted files.
  const isRecord = document.startsWith('docs/adr/');
  expect({
    links: brokenLinks(document, text),
    paths: [...new Set(code.flatMap(pathsIn))].filter((name) => !isThere(name)),
    records: [...text.matchAll(/\badr\/(\d{4})/g)]
      .map(([, id = '']) => id)
      .filter((id) => !isThere(`docs/adr/${id}`)),
    commands: isRecord ? [] : code.map((line) => [line, faultOf(line)]).filter(([, fault]) => fault !== null),
  }).toEqual({ links: [], paths: [], records: [], commands: [] });
});

test.each([
  ['`npm run nothing`', 'no script nothing'],
  ['`npm run bench`', 'no script bench'],
  ['`npm run bench -w @portal/nothing`', 'no script bench'],
  ['`node scripts/e2e.mjs --no-such-flag`', '--no-such-flag'],
  ['`npm run bench -w @portal/measure -- --no-such-flag`', '--no-such-flag'],
  ['`node scripts/nothing.mjs`', 'no file scripts/nothing.mjs'],
  ['`NO_SUCH_SETTING=1 npm start`', 'nothing reads NO_SUCH_SETTING'],
])('the check sees that %s would not run', (text, fault) => {
  expect(codeIn(text).map(faultOf)).toEqual([fault]);
});

test('a deploy is on one page of at most 2,000 words', () => {
  expect(readFileSync('docs/DEPLOY.md', 'utf8').split(/\s+/).length).toBeLessThanOrEqual(2000);
});

test('decisions are at most 25 records, of 5,000 words in all', () => {
  const records = readdirSync('docs/adr').map((name) => readFileSync(`docs/adr/${name}`, 'utf8'));
  expect(records.length).toBeLessThanOrEqual(25);
  expect(records.join('\n').trim().split(/\s+/).length).toBeLessThanOrEqual(5000);
});

test('the check finds a missing path in any notation', () => {
  const gone = [
    'src/app/nothing.ts',
    'ui/nothing',
    'src/features/<subject>/<tela>.nothing.ts',
    'nothing.spec.ts',
  ];
  expect(gone.flatMap((name) => pathsIn(`see ${name}`)).filter((name) => !isThere(name))).toEqual(gone);
});

test('each task of docs/QA.md is walked by a test with its number', () => {
  const [, table = ''] = /^## Fifteen tasks\n([\s\S]*?)^## /m.exec(readFileSync('docs/QA.md', 'utf8')) ?? [];
  const tasks = [...table.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => number);
  const titles = known
    .filter((name) => /^(?:tools|e2e)\/inspector\/.*\.(?:test|spec)\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/^\s*(?:test\()?'tasks? ([\d, and]+): /gm)]);
  const walked = titles.flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []);
  expect(tasks).toHaveLength(15);
  expect(tasks.filter((number = '') => !walked.includes(number))).toEqual([]);
});

test('every text quoted by the rules is in the portal', () => {
  const portal = known
    .filter((name) => /^(?:src\/.*(?<!\.test)\.tsx?|public\/index\.html)$/.test(name))
    .map((name) => readFileSync(name, 'utf8').replaceAll(/\$\{[^}]*\}/g, '{}'))
    .join('\n');
  const rules = readFileSync('docs/REGRAS.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- **'));
  const texts = rules.flatMap((rule) => [...rule.matchAll(/‘([^’]+)’/g)].map(([, text = '']) => text));
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => !portal.includes(text.replaceAll(/\{\w+\}/g, '{}')))).toEqual([]);
});

const bundled = [...sources.matchAll(/importBundled\('([^']+)'\)/g)].map(([, name = '']) => name);

test('each file that a script bundles and runs is there', () => {
  expect(bundled.length).toBeGreaterThan(5);
  expect(bundled.filter((name) => !existsSync(name))).toEqual([]);
});
