import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { OperatorError } from './lib/operator-error.ts';

/**
 * The folder with `migrations`, for bundle and source: `given` (SERVER_ROOT), else the nearest `server` folder above the
 * program or the working folder. Throws OperatorError without one.
 */
export function findServerRoot(given?: string): string {
  if (given !== undefined && given !== '') {
    if (holdsMigrations(given)) return resolve(given);
    throw new OperatorError(`SERVER_ROOT must be a folder that holds migrations: ${resolve(given)} does not`);
  }
  for (const start of [dirname(resolve(process.argv[1] ?? '.')), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'server');
      if (holdsMigrations(candidate)) return candidate;
      if (dirname(folder) === folder) break;
    }
  }
  throw new OperatorError('server/migrations not found: set SERVER_ROOT to the folder that holds migrations');
}

const holdsMigrations = (folder: string): boolean =>
  existsSync(join(folder, 'migrations', 'meta', '_journal.json'));
