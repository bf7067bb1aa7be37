import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** An invalid setting; the message names it, for the operator. */
export class SettingError extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'SettingError';
  }
}

/**
 * The folder with `migrations`, for bundle and source: `given` (SERVER_ROOT), else the nearest `server` folder above the
 * program or the working folder. Throws SettingError without one.
 */
export function findServerRoot(given?: string): string {
  if (given !== undefined && given !== '') {
    if (holdsMigrations(given)) return resolve(given);
    throw new SettingError(`SERVER_ROOT must be a folder that holds migrations: ${resolve(given)} does not`);
  }
  for (const start of [dirname(resolve(process.argv[1] ?? '.')), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'server');
      if (holdsMigrations(candidate)) return candidate;
      if (dirname(folder) === folder) break;
    }
  }
  throw new SettingError('server/migrations not found: set SERVER_ROOT to the folder that holds migrations');
}

const holdsMigrations = (folder: string): boolean =>
  existsSync(join(folder, 'migrations', 'meta', '_journal.json'));
