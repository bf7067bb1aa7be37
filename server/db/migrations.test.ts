import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServerRoot } from '../server-root.ts';

/** Changes that break or block the running version. */
const BREAKING: readonly [RegExp, string][] = [
  [/\bdrop\s+(?:table|column)\b/i, 'takes away what the version before reads'],
  [/\brename\b/i, 'renames what the version before reads'],
  [/\bset\s+not\s+null\b/i, 'refuses what the version before writes'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i, 'rewrites the table while everybody waits'],
  [/\badd\s+column\s+(?!.*\bdefault\b).*\bnot\s+null\b/i, 'refuses what the version before writes'],
];
/** Older than the promise: applied at the first installation. */
const BEFORE = new Set(['0000_inicio.sql', '0001_acesso.sql', '0002_chaves.sql', '0003_sem_arquivos.sql']);

const faultsOf = (text: string) =>
  text
    .split('--> statement-breakpoint')
    .flatMap((statement) => BREAKING.filter(([form]) => form.test(statement)).map(([, words]) => words));

const folder = join(findServerRoot(), 'migrations');
const all = readdirSync(folder).filter((name) => name.endsWith('.sql'));

// @rule C6.13
test('no migration breaks the previous version', () => {
  expect(all).toEqual(expect.arrayContaining([...BEFORE]));
  const later = all.filter((name) => !BEFORE.has(name));
  expect(later.map((name) => [name, faultsOf(readFileSync(join(folder, name), 'utf8'))])).toEqual(
    later.map((name) => [name, []]),
  );
});

// @rule C6.13
test.each([
  ['ALTER TABLE "pessoas" DROP COLUMN "sexo";', 1],
  ['DROP TABLE "chaves";', 1],
  ['ALTER TABLE "pessoas" RENAME COLUMN "sexo" TO "genero";', 1],
  ['ALTER TABLE "pessoas" ALTER COLUMN "email" SET NOT NULL;', 1],
  ['ALTER TABLE "pessoas" ALTER COLUMN "email" SET DATA TYPE varchar(80);', 1],
  ['ALTER TABLE "pessoas" ADD COLUMN "apelido" text NOT NULL;', 1],
  ['ALTER TABLE "pessoas" ADD COLUMN "apelido" text DEFAULT \'\' NOT NULL;', 0],
  [
    'ALTER TABLE "pessoas" ADD COLUMN "apelido" text;--> statement-breakpoint\nCREATE INDEX "a" ON "pessoas" ("apelido");',
    0,
  ],
])('the check reads %s', (text, faults) => {
  expect(faultsOf(text)).toHaveLength(faults);
});
