import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';

// oxlint's `import/no-cycle` does not follow `import()`.

const IMPORT = /(?:\bfrom\s+|\bimport\(\s*(?:\/\*.*?\*\/\s*)?|^import\s+)['"](\.[^'"?]+)['"]/gm;

/** A file's imports from the root, of types and of code that loads later, too. */
const importsOf = (file: string, source: string): string[] =>
  [...source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').matchAll(IMPORT)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  );

/** The first circle of files; null: there is none. */
function circleIn(sources: ReadonlyMap<string, string>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const to of importsOf(file, sources.get(file) ?? '')) {
      const circle = sources.has(to) ? visit(to, [...way, file]) : null;
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of sources.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

const listFiles = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n');

test('no script imports a tool or a browser test', () => {
  const upward = listFiles('scripts').flatMap((file) =>
    /(?<!\.test)\.(?:ts|mjs)$/.test(file)
      ? importsOf(file, readFileSync(file, 'utf8')).filter((to) => /^(?:tools|e2e)\//.test(to))
      : [],
  );
  expect(upward).toEqual([]);
});

test('no files import each other in a circle', () => {
  const files = listFiles('src', 'machines', 'server', 'scripts', 'e2e', 'tools').filter((file) =>
    /\.(?:tsx?|mjs)$/.test(file),
  );
  expect(circleIn(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toBeNull();
});

test('the check finds a circle through code that loads later', () => {
  const sources = new Map([
    ['src/a.ts', `import type { B } from './b.ts';`],
    ['src/b.ts', `const c = () => import(/* webpackChunkName: "c" */ './c/c.tsx');`],
    ['src/c/c.tsx', `import '../a.ts';`],
    ['src/d.ts', `import { a } from './a.ts';`],
  ]);
  expect(circleIn(sources)).toEqual(['src/a.ts', 'src/b.ts', 'src/c/c.tsx', 'src/a.ts']);
});
