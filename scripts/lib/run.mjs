import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root: every command runs there, wherever it was called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

// npm starts a workspace's script in the workspace: paths are meant from where npm was called.
if (path.dirname(process.cwd()) === path.join(root, 'tools')) process.chdir(process.env.INIT_CWD ?? root);

/** V8's own flag, which later lines of Node refuse to start with. */
const OPTIMISES_LATER = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];

/**
 * Flags of Node for a program of tests, which lives for seconds or minutes: what runs often is optimised later than by
 * itself, and the memory is collected by the thread that fills it. It costs a sixth less of the processor.
 */
export const BRIEF = ['--single-threaded-gc', ...OPTIMISES_LATER];

/** The same for whatever runs the embedded database: its program is compiled once, not twice. */
export const BRIEF_SERVER = ['--liftoff-only', ...BRIEF];

/**
 * For the programs written in Go (the lint that knows the types, esbuild): one thread, which collects
 * its memory less often. In a virtual machine the talk of two threads costs several times the work itself.
 */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '400' };

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string | undefined> }} [options] `show`: print its output as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...ONE_THREAD, ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
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
 * Runs a script of an installed package, named by its file: `node_modules/.bin` differs between systems.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {Parameters<typeof run>[2] & { flags?: string[] }} [options] `flags`: Node's, such as `BRIEF`
 */
export function runNode(script, args, { flags = [], ...options } = {}) {
  return run(process.execPath, [...flags, path.join(root, script), ...args], options);
}

/** Runs npm: the one that runs this script, else the one on the path. */
export function runNpm(args, options) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
