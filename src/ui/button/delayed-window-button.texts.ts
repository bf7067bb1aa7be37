/** Where the browser lets no window open after a wait, as an iPhone always does: before the link to it. @rule R13 */
export const READY = 'Pronto para abrir em uma nova aba:';

/** What a live region says of it: the link is read when it is reached. */
export const readySaid = (linkLabel: string): string => `${READY} use o link ${linkLabel}.`;
