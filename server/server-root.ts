import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The folder that holds `migrations`, whether the program runs as the bundle in build/server or from source:
 * `given` when set (SERVER_ROOT), else the nearest `server` folder above the started file or the working folder.
 * Throws when there is none.
 */
export function findServerRoot(given?: string): string {
  if (given !== undefined && given !== '') return resolve(given);
  for (const start of [dirname(resolve(process.argv[1] ?? '.')), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'server');
      if (existsSync(join(candidate, 'migrations', 'meta', '_journal.json'))) return candidate;
      if (dirname(folder) === folder) break;
    }
  }
  throw new Error('server/migrations not found: set SERVER_ROOT to the folder that holds migrations');
}
