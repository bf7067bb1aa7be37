import { folderOf, nameInFolder } from '../../lib/deployment/folder.ts';

export const OWN_FOLDER = folderOf(location.href);

/** The name under which this portal keeps something: no portal of another folder of the host reads it. @rule R170 */
export const ofFolder = (name: string): string => nameInFolder(name, location.href);
