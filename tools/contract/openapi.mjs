import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';
import { format } from 'oxfmt';

const { values } = readArgs(
  `node tools/contract/openapi.mjs [--check]

Writes docs/openapi.yaml, and the tables of docs/CONTRACT.md, from the table of calls (src/lib/contract) and the portal's own
schemas, and lints the first.

  --check    writes nothing, and ends with 1 when one of them is stale`,
  { check: { type: 'boolean' } },
);
const { drawOpenapi } = await importBundled('tools/contract/openapi/draw.ts');
const { withTables } = await importBundled('tools/contract/tables.ts');
// The same format as `npm run format`.
const { ignorePatterns: _ofFiles, ...options } = JSON.parse(
  readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'),
);
await make('docs/CONTRACT.md', withTables);
await make('docs/openapi.yaml', () => drawOpenapi(root));

/** Writes a page made of what it is now; with --check it is compared alone. */
async function make(name, draw) {
  const file = path.join(root, name);
  const now = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { code, errors } = await format(name, await draw(now), options);
  if (errors.length > 0) throw new Error(errors[0].message);
  if (now === code) return;
  if (values.check) {
    console.error(`${name} is stale: run \`node tools/contract/openapi.mjs\``);
    process.exitCode = 1;
  } else writeFileSync(file, code);
}
