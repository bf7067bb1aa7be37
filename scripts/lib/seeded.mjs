import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { fingerprint, serverFile } from './build.mjs';
import { cleanEnv, QUICK_HASHES } from './clean-env.mjs';
import { BRIEF_SERVER, root } from './run.mjs';

const folder = path.join(root, '.cache/seeded');
const DAY_MS = 86_400_000;

/**
 * A DATA_DIR of the reference server with today's demo rows, to be copied. Creating it takes seconds, so it is cached for the
 * day. Call `buildServer` first.
 *
 * @returns {Promise<string>}
 */
export async function seededFolder() {
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' });
  const name = fingerprint(['server'], day, ...Object.values(QUICK_HASHES)).slice(0, 16);
  const seeded = path.join(folder, name);
  if (existsSync(seeded)) {
    const now = new Date();
    utimesSync(seeded, now, now);
    return seeded;
  }
  mkdirSync(folder, { recursive: true });
  dropOldFolders(folder);
  const unfinished = `${seeded}.${process.pid}`;
  await promisify(execFile)(process.execPath, [...BRIEF_SERVER, serverFile, 'prepare'], {
    env: { ...cleanEnv(), DATA_DIR: unfinished, ...QUICK_HASHES },
  });
  // Another process may have created it meanwhile, with the same rows.
  if (existsSync(seeded)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, seeded);
  return seeded;
}

/**
 * Deletes databases that no run has taken for a day, and unfinished ones (`<name>.<process>`) whose process is gone. A
 * younger one may be copied by a parallel run.
 */
export function dropOldFolders(within) {
  for (const one of readdirSync(within)) {
    const [name, pid] = /^[\da-f]+(?:\.(\d+))?$/.exec(one) ?? [];
    const isTaken = () =>
      Number(statSync(path.join(within, one), { throwIfNoEntry: false })?.mtimeMs) > Date.now() - DAY_MS;
    if (name === undefined || (pid === undefined ? isTaken() : isRunning(Number(pid)))) continue;
    rmSync(path.join(within, one), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Whether a process is running. */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    return error.code === 'EPERM';
  }
}
