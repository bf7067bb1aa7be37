import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

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
