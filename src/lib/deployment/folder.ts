/** The folder that a page, or a worker's script, lies in: `/`, `/clube/`. */
export const folderOf = (address: string): string => new URL('.', address).pathname;

/**
 * The name under which a portal keeps something that others of its host must not meet: with its folder, unless that is
 * the host's root.
 * @rule R170
 */
export function nameInFolder(name: string, address: string): string {
  const folder = folderOf(address);
  return folder === '/' ? name : `${name}@${folder}`;
}
