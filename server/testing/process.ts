import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { findServerRoot } from '../server-root.ts';
import { ANA_CPF, encodeForm, PASSWORD } from './client.ts';

const ROOT = join(findServerRoot(), '..');
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A server as `npm start` runs it: a process of its own. */
export interface ServerProcess {
  readonly base: string;
  /** Ends it as `kill -9` does, and waits until it is gone. */
  readonly kill: () => Promise<void>;
}

/** One bundle and one folder for all processes of a suite. */
export interface ProcessRunner {
  /** The folder: with the embedded database its DATA_DIR. */
  readonly work: string;
  /** Starts a process and waits for its address; throws with its output when it ends instead. */
  readonly start: (env?: Record<string, string>) => Promise<ServerProcess>;
  readonly stop: () => Promise<void>;
}

/** Bundles the server for a suite that runs real processes. Call `stop` at the end: it ends them all. */
export async function createProcessRunner(): Promise<ProcessRunner> {
  const work = await mkdtemp(join(tmpdir(), 'portal-processos-'));
  const bundle = join(ROOT, 'build', 'test', `server-${randomBytes(6).toString('hex')}.mjs`);
  await build({
    entryPoints: [join(ROOT, 'server', 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const running: ChildProcess[] = [];
  return {
    work,
    start: async (env = {}) => {
      const { DATABASE_URL: _other, ...inherited } = process.env;
      const folders = { DATA_DIR: join(work, 'dados'), DIST_DIR: join(work, 'dist') };
      const child = spawn(process.execPath, ['--liftoff-only', bundle], {
        cwd: ROOT,
        env: { ...inherited, PORT: '0', SCRYPT_N: '1024', ...folders, ...env },
      });
      running.push(child);
      return { base: await addressOf(child), kill: async () => end(child, 'SIGKILL') };
    },
    stop: async () => {
      await Promise.all(running.map(async (child) => end(child, 'SIGTERM')));
      await rm(work, { recursive: true, force: true });
      await rm(bundle, { force: true });
    },
  };
}

/** Signs Ana in over the network; answers the headers of her form posts. */
export async function signInAt(base: string): Promise<Record<string, string>> {
  const body = encodeForm({ grant_type: 'password', username: ANA_CPF, password: PASSWORD });
  const answer = (await (await fetch(`${base}/token`, { method: 'POST', headers: FORM, body })).json()) as {
    access_token?: string;
    data?: { access_token: string };
  };
  return { ...FORM, authorization: `Bearer ${answer.access_token ?? answer.data?.access_token}` };
}

/** Waits for the address that a started server prints; throws with its words when it ends instead. */
export async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = once(child, 'close').then(() => 'ended' as const);
  for (;;) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (address !== undefined) return address;
    const next = await Promise.race([child.stdout === null ? ended : once(child.stdout, 'data'), ended]);
    if (next === 'ended') throw new Error(output);
  }
}

/** Ends a server and waits until it is gone; one that has ended already is. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'close');
  child.kill(signal);
  await gone;
}
