import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../setting-error.ts';

const OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;
/** What the server itself puts into its data folder. */
const OWN_NAMES = new Set(['pg', 'pg.inacabado', 'outbox', 'em-uso.sock']);

/**
 * Shuts a folder of customers' data and all that is in it, or a file, to the other users of the machine: an earlier version, or the
 * embedded database, left it open. Follows no link. Throws SettingError where that cannot be done.
 */
export function makePrivate(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  try {
    if (!shut(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) shut(join(folder, name));
  } catch (error) {
    throw new SettingError(
      `Outros usuários desta máquina podem ler ${folder}, e isso não pôde ser mudado: ${(error as Error).message}. (Not private.)`,
    );
  }
}

/**
 * The same for the data folder: itself, unless others' files lie in it (somebody named a folder like /tmp), and what is the
 * server's own in it.
 */
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
