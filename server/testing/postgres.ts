import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** A PostgreSQL whose role may create databases. */
export interface TestPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Debian's path to each version's programs. */
const DEBIAN = '/usr/lib/postgresql';
const folder = findPrograms();
const user = process.getuid?.() === 0 ? findUser() : null;

/** Why there is no PostgreSQL here, for a skipped test's title; null: there is one. */
export const postgresMissing = findObstacle();

/**
 * The PostgreSQL of DATABASE_URL, else a temporary one on a socket, run as `postgres` or `nobody` when the tests run as
 * root.
 * @param settings such as `shared_buffers=1GB`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'] ?? '';
  if (given !== '') return { url: given, stop: () => Promise.resolve() };
  const home = await mkdtemp(join(tmpdir(), 'portal-pg-'));
  if (user !== null) await chown(home, user.uid, user.gid);
  const data = join(home, 'dados');
  const options = { cwd: home, env: { LC_ALL: 'C', PATH: process.env['PATH'] }, ...user };
  const init = ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(join(folder ?? '', 'initdb'), init, options);
  const run = [
    '-D',
    data,
    '-k',
    home,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
    ...settings.flatMap((one) => ['-c', one]),
  ];
  const child = spawn(join(folder ?? '', 'postgres'), run, options);
  // Ends with the test run.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  await untilReady(child);
  return {
    url: `postgres://portal@localhost/postgres?host=${encodeURIComponent(home)}`,
    stop: async () => {
      process.off('exit', kill);
      const gone = once(child, 'close');
      // 'fast' shutdown: does not wait for clients.
      child.kill('SIGINT');
      await gone;
      await rm(home, { recursive: true, force: true });
    },
  };
}

function findObstacle(): string | null {
  if ((process.env['DATABASE_URL'] ?? '') !== '') return null;
  if (folder === null) return 'no PostgreSQL on this machine: apt-get install postgresql';
  return process.getuid?.() === 0 && user === null
    ? 'PostgreSQL refuses root, and there is no other user'
    : null;
}

function findPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return (
    folders.find((one) => ['initdb', 'postgres'].every((program) => existsSync(join(one, program)))) ?? null
  );
}

function findUser(): User | null {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = once(child, 'close').then(() => 'ended' as const);
  while (!output.includes('ready to accept connections')) {
    const next = await Promise.race([child.stderr === null ? ended : once(child.stderr, 'data'), ended]);
    if (next === 'ended') throw new Error(`PostgreSQL did not start:\n${output}`);
  }
}
