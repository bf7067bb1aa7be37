import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { readArgs } from '../../scripts/lib/usage.mjs';
import { format } from 'oxfmt';

const { values } = readArgs(
  `node tools/contract/openapi.mjs [--check]

Writes docs/openapi.yaml from the portal's own schemas and the table of calls, and lints it.

  --check    writes nothing, and ends with 1 when the file is stale`,
  { check: { type: 'boolean' } },
);
const file = path.join(root, 'docs/openapi.yaml');
const { drawOpenapi } = await importBundled('tools/contract/openapi/draw.ts');
// The same format as `npm run format`.
const { ignorePatterns: _ofFiles, ...options } = JSON.parse(
  readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'),
);
const { code: text, errors } = await format('openapi.yaml', await drawOpenapi(root), options);
if (errors.length > 0) throw new Error(errors[0].message);
const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
if (isStale && values.check) {
  console.error('docs/openapi.yaml is stale: run `node tools/contract/openapi.mjs`');
  process.exitCode = 1;
} else if (isStale) writeFileSync(file, text);
