import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The programs of the repository's and the tools' npm scripts, and what stands beside them. */
function listCommands(): string[] {
  const tools = readdirSync('tools', { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const folder = path.join('tools', entry.name);
    const { scripts = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    return Object.values(scripts).map((line) => path.join(folder, line.split(' ')[1] ?? ''));
  });
  const inspector = ['charts', 'replay', 'mutate-machines'].map((name) => `tools/inspector/${name}.mjs`);
  const scripts = readdirSync('scripts').filter((name) => name.endsWith('.mjs'));
  const all = [
    ...scripts.map((name) => `scripts/${name}`),
    ...tools,
    ...inspector,
    'tools/contract/openapi.mjs',
  ];
  return [...new Set(all)].sort();
}

/** What Jest and Playwright take is theirs to refuse. */
const PASSED_ON = /jest|e2e/;

function run(command: string, option: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, option], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each(listCommands())('%s has a usage, and names it for an unknown option', (command) => {
  const { status, stdout } = run(command, '--help');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^(?:npm (?:run|start|test)|node |npx )/)]);
  if (PASSED_ON.test(command)) return;
  const refused = run(command, '--no-such-option');
  expect([refused.status, refused.stdout]).toEqual([expect.any(Number), '']);
  expect(refused.status).not.toBe(0);
  expect(refused.stderr).toMatch(/^Unknown option '--no-such-option'/);
  expect(refused.stderr).toContain(stdout.trim());
});
