/** When the browser blocks a window after a wait, as an iPhone always does: shown before the link. @rule R13 */
export const READY = 'Pronto para abrir em uma nova aba:';

/** The live region's text; the link itself is read when reached. */
export const readySaid = (linkLabel: string): string => `${READY} use o link ${linkLabel}.`;
