import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** A hash of the names and contents of files and folders, without tests. Files that do not exist are skipped. */
export function fingerprint(names, ...more) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of names.flatMap(filesOf))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function filesOf(name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full)
    .filter((entry) => !/\.test\.tsx?$/.test(entry))
    .sort()
    .flatMap((entry) => filesOf(path.posix.join(name, entry)));
}
