import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of some of the repository's folders, without what is installed there.
 * @param {string} root
 * @param {string[]} places folders, from the root
 * @param {RegExp} pattern of a file's name
 * @returns {string[]} paths from the root, in order, with `/` on every system
 */
export function filesOf(root, places, pattern) {
  return places
    .flatMap((place) => readdirSync(path.join(root, place), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.includes('node_modules/'))
    .toSorted();
}
