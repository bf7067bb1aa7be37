import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { countProcessorTime } from './processor.mjs';

/** The project's root: every command runs there, wherever it was called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

// npm runs a workspace's script in the workspace: paths are relative to where npm was called.
if (path.dirname(process.cwd()) === path.join(root, 'tools')) process.chdir(process.env.INIT_CWD ?? root);

/** A flag of V8 that newer versions of Node refuse. */
const OPTIMISES_LATER = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];

/**
 * Flags of Node for test programs, which run for seconds or minutes: functions are optimised later and garbage is collected on
 * the main thread, which takes a sixth less processor time.
 */
export const BRIEF = ['--single-threaded-gc', ...OPTIMISES_LATER];

/** The same for programs that run the embedded database: its WebAssembly is compiled once, not twice. */
export const BRIEF_SERVER = ['--liftoff-only', ...BRIEF];

/**
 * For programs written in Go (type-aware lint, esbuild): one thread, which collects garbage less often. In a virtual machine
 * two threads cost several times as much as the work itself.
 */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '400' };

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string | undefined> }} [options] `show`: print the output, not return it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...ONE_THREAD, ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    countProcessorTime(child);
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}${signal}\n` : output }),
    );
  });
}

/**
 * Runs a script of an installed package by its file: `node_modules/.bin` differs between systems.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {Parameters<typeof run>[2] & { flags?: string[] }} [options] `flags`: Node's, such as `BRIEF`
 */
export function runNode(script, args, { flags = [], ...options } = {}) {
  return run(process.execPath, [...flags, path.join(root, script), ...args], options);
}

/** Runs the npm that started this script, else the one on the path. */
export function runNpm(args, options) {
  const npmCli = process.env.npm_execpath;
  if (npmCli?.endsWith('.js')) return run(process.execPath, [npmCli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Whether this user can run a file. @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a file was started as a command, also by a path through a linked folder, which Node resolves for the module alone.
 * @param {string} file the module's `import.meta.filename`
 */
export function isMain(file) {
  const [, started] = process.argv;
  return started !== undefined && existsSync(started) && realpathSync(started) === file;
}
