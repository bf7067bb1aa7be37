import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectTests, readTools } from './lib/accessibility.mjs';
import { formatted } from './lib/format.mjs';
import { root as ownRoot } from './lib/run.mjs';

// `npm run accessibility`: finds for each criterion of WCAG 2.2 and eMAG 3.1 the tests that name it in their titles, and writes
// what `/acessibilidade` shows (R150), with the day on which it last changed. With --check (part of `npm test`) it writes nothing,
// and fails when that is stale. An argument is another root.
const FOLDER = 'src/screens/acessibilidade';
const args = process.argv.slice(2);
const check = args.includes('--check');
const root = path.resolve(args.find((arg) => !arg.startsWith('--')) ?? ownRoot);
const file = path.join(root, FOLDER, 'testes.json');

const criteria = JSON.parse(readFileSync(path.join(root, FOLDER, 'criterios.json'), 'utf8'));
const { testes, criterios, faults } = collectTests(
  root,
  criteria.map(({ id }) => id),
);
const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const now = { ferramentas: readTools(root), testes, criterios };
const { data: _day, ...before } = known;
if (JSON.stringify(before) !== JSON.stringify(now)) {
  if (check) faults.push(`${FOLDER}/testes.json is stale: run \`npm run accessibility\``);
  else {
    const text = JSON.stringify({ data: new Date().toISOString().slice(0, 10), ...now });
    writeFileSync(file, await formatted('testes.json', text));
  }
}

for (const fault of faults) console.error(fault);
console.log(
  `${criteria.length} criteria, ${Object.keys(criterios).length} with tests, ${testes.length} tests, ${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
