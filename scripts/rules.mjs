import path from 'node:path';
import { drawTable, readPlaces, readRules, readTree } from './lib/rules.mjs';
import { root as ownRoot } from './lib/run.mjs';

// `node scripts/rules.mjs`: every `@rule` of code and tests, and every number in the documents, is one of docs/REGRAS.md or docs/CONTRACT.md;
// every rule has a tagged test. `--table` also prints each rule's code and tests. An argument is another root.
const args = process.argv.slice(2);
const root = path.resolve(args.find((arg) => !arg.startsWith('--')) ?? ownRoot);

const files = readTree(root);
const { rules, sections, faults } = readRules(files);
const places = readPlaces(files, rules, sections);
faults.push(...places.faults);
for (const id of rules.keys()) {
  if (!places.tests.has(id)) faults.push(`${id}: no test is tagged with it`);
}
if (args.includes('--table')) console.log(drawTable(rules, places));

for (const fault of faults) console.error(fault);
const held = [...rules.keys()].filter((id) => places.tests.has(id)).length;
console.log(`${rules.size} rules, ${held} held by tests, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
