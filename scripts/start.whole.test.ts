import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnv } from './lib/clean-env.mjs';

const root = path.resolve(__dirname, '..');
const WORDS = 'PORT must be a whole number from 0 to 65535';

/** A checkout without a build, whose server refuses its settings. */
const checkout = mkdtempSync(path.join(tmpdir(), 'portal-inicio-'));
afterAll(() => rmSync(checkout, { recursive: true }));

function write(file: string, text: string): void {
  const full = path.join(checkout, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

test('a wrong setting ends npm start with a message and no stack', async () => {
  for (const name of ['start.mjs', 'setup.mjs', 'lib'])
    cpSync(path.join(root, 'scripts', name), path.join(checkout, 'scripts', name), { recursive: true });
  write('package.json', '{"dependencies":{}}');
  write('package-lock.json', '{"packages":{"":{}}}');
  write('node_modules/.package-lock.json', '{"packages":{}}');
  symlinkSync(path.join(root, 'node_modules/esbuild'), path.join(checkout, 'node_modules/esbuild'));
  write('node_modules/webpack/bin/webpack.js', '');
  write('server/main.ts', `console.error('${WORDS}'); process.exit(1);`);
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    const options = { cwd: checkout, env: cleanEnv() as NodeJS.ProcessEnv };
    execFile(process.execPath, ['scripts/start.mjs'], options, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  expect(code).toBe(1);
  expect(output.split('\n').slice(1)).toEqual([
    WORDS,
    'The database could not be made: see its words above.',
    '',
  ]);
});
