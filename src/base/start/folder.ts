import { folderOf, nameInFolder } from '../../lib/deployment/config.ts';

export const OWN_FOLDER = folderOf(location.href);

/** A storage key of this portal, distinct from those of other folders of the host. @rule R170 */
export const ofFolder = (name: string): string => nameInFolder(name, location.href);

/** Whether an address is of our origin: only there browsers honour `download`. @rule R57 */
export function isSameOrigin(url: string): boolean {
  return new URL(url, location.href).origin === location.origin;
}
