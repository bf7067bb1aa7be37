import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from './run.mjs';
import { commandStep } from './steps.mjs';

/** Everything that is said about the sources without running them, slowest first. */
export function staticChecks() {
  return [
    commandStep('lint', () => runNode('node_modules/oxlint/bin/oxlint', []), 'npx oxlint'),
    ...tsconfigs().map((file) =>
      commandStep(`types of ${path.dirname(file)}`, () => runTypes(file), `npx tsc -p ${file}`),
    ),
    commandStep('format', () => runNode('node_modules/oxfmt/bin/oxfmt', ['--check']), 'npx oxfmt --check'),
    commandStep(
      'rules, their places and their tests',
      () => runNode('scripts/rules.mjs', ['--check']),
      'node scripts/rules.mjs --check',
    ),
    commandStep(
      'criteria of accessibility and their tests',
      () => runNode('scripts/accessibility.mjs', ['--check']),
      'node scripts/accessibility.mjs --check',
    ),
    commandStep(
      'docs/openapi.yaml',
      () => runNode('scripts/openapi.mjs', ['--check']),
      'node scripts/openapi.mjs --check',
    ),
    commandStep('unused files, exports and packages', () => runKnip(), 'npx knip'),
    commandStep('used by tests alone', () => runKnip('--production'), 'npx knip --production'),
  ];
}

function runKnip(...args) {
  return runNode('node_modules/knip/bin/knip.js', ['--no-progress', '--no-config-hints', ...args]);
}

function runTypes(file) {
  const cache = `.cache/tsc/${path.dirname(file).replaceAll('/', '-')}.tsbuildinfo`;
  const args = ['-p', file, '--incremental', '--tsBuildInfoFile', cache, '--singleThreaded'];
  return runNode('node_modules/typescript/bin/tsc', args);
}

function tsconfigs() {
  const folders = ['.', 'src', ...names('.'), ...names('src').map((name) => `src/${name}`)];
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder)).includes('tsconfig.json')
      ? [path.join(folder, 'tsconfig.json')]
      : [],
  );
}

function names(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$|^dist$|^build$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => name !== 'src');
}
