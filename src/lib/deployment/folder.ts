/** The folder of a page or worker script: `/`, `/clube/`. */
export const folderOf = (address: string): string => new URL('.', address).pathname;

/**
 * A storage name that is unique per folder of the host; unprefixed at the root.
 * @rule R170
 */
export function nameInFolder(name: string, address: string): string {
  const folder = folderOf(address);
  return folder === '/' ? name : `${name}@${folder}`;
}
