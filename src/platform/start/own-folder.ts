import { folderOf, nameInFolder } from '../../lib/deployment/folder.ts';

export const OWN_FOLDER = folderOf(location.href);

/** A storage key of this portal, distinct from those of other folders of the host. @rule R170 */
export const ofFolder = (name: string): string => nameInFolder(name, location.href);
