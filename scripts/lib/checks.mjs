import { runNode } from './run.mjs';
import { commandStep } from './steps.mjs';

/**
 * The checks that read the sources without running them, slowest first.
 * @param {{ isWhole?: boolean }} [options] `isWhole`: also the one that finds what tests alone use
 */
export function staticChecks({ isWhole = false } = {}) {
  return [
    // Checks types, too, with the nearest `tsconfig.json` of each file.
    commandStep('lint and types', () => runNode('node_modules/oxlint/bin/oxlint', []), 'npx oxlint'),
    commandStep('format', () => runNode('node_modules/oxfmt/bin/oxfmt', ['--check']), 'npx oxfmt --check'),
    commandStep(
      'rules, their places and their tests',
      () => runNode('scripts/rules.mjs', []),
      'node scripts/rules.mjs',
    ),
    commandStep(
      'docs/openapi.yaml and the tables of docs/CONTRACT.md',
      () => runNode('tools/contract/openapi.mjs', ['--check']),
      'node tools/contract/openapi.mjs --check',
    ),
    commandStep(
      'statechart pages',
      () => runNode('tools/inspector/charts.mjs', ['--check']),
      'node tools/inspector/charts.mjs --check',
    ),
    commandStep('unused files, exports and packages', () => runKnip(), 'npx knip'),
    ...(isWhole
      ? [commandStep('used by tests alone', () => runKnip('--production'), 'npx knip --production')]
      : []),
  ];
}

function runKnip(...args) {
  return runNode('node_modules/knip/bin/knip.js', ['--no-progress', '--no-config-hints', ...args]);
}
