import { existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Throws if a file, or a folder on its path, is a symbolic link: its target may be outside the deployment. */
export function refuseLinks(folder: string, name: string): void {
  let at = folder;
  for (const part of path.normalize(name).split(path.sep)) {
    at = path.join(at, part);
    for (const file of [at, `${at}.br`, `${at}.gz`])
      if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true)
        throw new Error(`${file} is a link: nothing is written through one`);
  }
}

/** Writes a file of a deployment, and its compressed copies if there are any: a server would prefer the old ones. */
export function writePlain(folder: string, name: string, bytes: string | Buffer): string {
  refuseLinks(folder, name);
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(bytes));
  return file;
}
