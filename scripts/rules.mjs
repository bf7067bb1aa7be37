import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawTable, readPlaces, readRules, readTree, TABLE } from './lib/rules.mjs';
import { root as ownRoot } from './lib/run.mjs';

// `npm run rules`: every number of a rule in code, tests and documents is one of docs/REGRAS.md or docs/CONTRACT.md, every
// rule is named in the title of a test that holds it, and the table of both is printed into docs.
// With --check (part of `npm test`) it writes nothing, and fails when the table is stale. An argument is another root.
const args = process.argv.slice(2);
const check = args.includes('--check');
const root = path.resolve(args.find((arg) => !arg.startsWith('--')) ?? ownRoot);

const files = readTree(root);
const { rules, sections, faults } = readRules(files);
const places = readPlaces(files, rules, sections);
faults.push(...places.faults);
for (const id of rules.keys()) {
  if (!places.tests.has(id)) faults.push(`${id}: no test has it in its title`);
}
const table = drawTable(rules, places);
if (table !== files.get(TABLE)) {
  if (check) faults.push(`${TABLE} is stale: run \`npm run rules\``);
  else writeFileSync(path.join(root, TABLE), table);
}

for (const fault of faults) console.error(fault);
const held = [...rules.keys()].filter((id) => places.tests.has(id)).length;
console.log(`${rules.size} rules, ${held} held by tests, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
