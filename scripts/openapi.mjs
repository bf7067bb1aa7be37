import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from './lib/bundled.mjs';
import { formatted } from './lib/format.mjs';
import { root } from './lib/run.mjs';

// `node scripts/openapi.mjs`: writes docs/openapi.yaml from the portal's own schemas and the table of calls, and has it checked.
// With --check (part of `npm test`) it writes nothing, and fails when the file is stale.
const file = path.join(root, 'docs/openapi.yaml');
const { drawOpenapi } = await importBundled('scripts/openapi/draw.ts');
const text = await formatted('openapi.yaml', await drawOpenapi(root));
const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
if (isStale && process.argv.includes('--check')) {
  console.error('docs/openapi.yaml is stale: run `node scripts/openapi.mjs`');
  process.exitCode = 1;
} else if (isStale) writeFileSync(file, text);
