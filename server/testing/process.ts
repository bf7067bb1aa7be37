import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { serverBuild } from '../../scripts/lib/build.mjs';
import { cleanEnv, QUICK_HASHES } from '../../scripts/lib/clean-env.mjs';
import { BRIEF_SERVER } from '../../scripts/lib/run.mjs';
import { findServerRoot } from '../server-root.ts';
import { ANA_CPF, encodeForm, PASSWORD } from './client.ts';

const ROOT = join(findServerRoot(), '..');
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A server process as `npm start` runs it. */
export interface ServerProcess {
  readonly base: string;
  /** Kills it with SIGKILL and waits. */
  readonly kill: () => Promise<void>;
}

/** A process of the server's program. */
export interface Run {
  readonly child: ChildProcess;
  /** All output so far. */
  readonly output: () => string;
  /** The exit code; null after a signal. */
  readonly ended: Promise<number | null>;
}

/** One bundle and folder per suite. */
export interface ProcessRunner {
  /** DATA_DIR of the embedded database. */
  readonly work: string;
  /** Starts the program with arguments and variables. */
  readonly run: (args?: readonly string[], env?: Record<string, string>, stdio?: StdioOptions) => Run;
  /** Starts a server and waits for its address; throws with its output on exit. */
  readonly start: (env?: Record<string, string>) => Promise<ServerProcess>;
  /** Kills all with SIGKILL. */
  readonly killAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Bundles the server for a suite with real processes. Call `stop` at the end. */
export async function createProcessRunner(flags: readonly string[] = BRIEF_SERVER): Promise<ProcessRunner> {
  const work = await mkdtemp(join(tmpdir(), 'portal-processos-'));
  const bundle = join(ROOT, 'build', 'test', `server-${randomBytes(6).toString('hex')}.mjs`);
  await build({ ...serverBuild, outfile: bundle, sourcemap: false });
  const running: ChildProcess[] = [];
  const endAll = async (signal: NodeJS.Signals) =>
    Promise.all(running.splice(0).map(async (child) => end(child, signal)));
  const run: ProcessRunner['run'] = (args = [], env = {}, stdio = 'pipe') => {
    const folders = { DATA_DIR: join(work, 'dados'), DIST_DIR: join(work, 'dist') };
    const child = spawn(process.execPath, [...flags, bundle, ...args], {
      cwd: ROOT,
      env: { ...cleanEnv(), PORT: '0', ...QUICK_HASHES, ...folders, ...env },
      stdio,
    });
    running.push(child);
    return listenTo(child);
  };
  return {
    work,
    run,
    start: async (env) => {
      const started = run([], env);
      return { base: await addressOf(started), kill: async () => end(started.child, 'SIGKILL') };
    },
    killAll: async () => void (await endAll('SIGKILL')),
    stop: async () => {
      await endAll('SIGTERM');
      await rm(work, { recursive: true, force: true });
      await rm(bundle, { force: true });
    },
  };
}

/** Signs Ana in; returns headers for her form posts. */
export async function signInAt(base: string): Promise<Record<string, string>> {
  const body = encodeForm({ grant_type: 'password', username: ANA_CPF, password: PASSWORD });
  const answer = (await (await fetch(`${base}/token`, { method: 'POST', headers: FORM, body })).json()) as {
    access_token?: string;
    data?: { access_token: string };
  };
  return { ...FORM, authorization: `Bearer ${answer.access_token ?? answer.data?.access_token}` };
}

/** Collects a process's output. */
export function listenTo(child: ChildProcess): Run {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => text };
}

/** Waits for matching output; throws with all of it on exit. */
export async function printed({ child, ended, output }: Run, pattern: RegExp): Promise<RegExpExecArray> {
  const over = ended.then(() => 'ended' as const);
  for (;;) {
    const found = pattern.exec(output());
    if (found) return found;
    const outputs = [child.stdout, child.stderr].map(async (pipe) =>
      pipe === null ? end : once(pipe, 'data'),
    );
    if ((await Promise.race([...outputs, over])) === 'ended') throw new Error(output());
  }
}

/** Waits for the printed address; throws with the output on exit. */
export async function addressOf(started: Run): Promise<string> {
  const [address] = await printed(started, /http:\/\/127\.0\.0\.1:\d+/);
  return address;
}

/** Ends a server and waits, unless it has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'close');
  child.kill(signal);
  await gone;
}
