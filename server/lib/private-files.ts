import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { OperatorError } from './operator-error.ts';
import { mkdir, stat } from 'node:fs/promises';

const OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;
/** The server's own files in the data folder. */
const OWN_NAMES = new Set(['pg', 'pg.inacabado', 'outbox', 'em-uso.sock']);

/**
 * Restricts a folder or file of customer data, with its content, to the owner: earlier versions left it open. Follows no
 * link. Throws OperatorError on failure.
 */
export function makePrivate(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  try {
    if (!shut(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) shut(join(folder, name));
  } catch (error) {
    throw new OperatorError(
      `Outros usuários desta máquina podem ler ${folder}, e isso não pôde ser mudado: ${(error as Error).message}. (Not private.)`,
    );
  }
}

/** The same for the data folder: all of it, unless it has foreign files (such as /tmp), and the server's own files. */
export function makeDataPrivate(dataDir: string): void {
  if (process.platform === 'win32') return;
  const names = readdirSync(dataDir);
  if (names.every((name) => OWN_NAMES.has(name))) return makePrivate(dataDir);
  for (const name of names.filter((one) => OWN_NAMES.has(one))) makePrivate(join(dataDir, name));
}

/** True for a folder. */
function shut(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return false;
  const isFolder = found.isDirectory();
  if ((found.mode & OTHERS) !== 0) chmodSync(path, isFolder ? FOLDER : FILE);
  return isFolder;
}

/** Makes a folder with its parents. Not Node's `recursive`, which hangs below /proc. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(folder) !== folder) {
      await makeFolder(dirname(folder));
      // Another process was quicker.
      await mkdir(folder).catch(async (again: Error) => throwUnlessFolder(folder, again));
    } else await throwUnlessFolder(folder, error);
  }
}

async function throwUnlessFolder(folder: string, error: unknown): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() !== true) throw error;
}
