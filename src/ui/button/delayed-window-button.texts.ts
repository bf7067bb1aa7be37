/** Where a window was blocked, before the link that stands in for it (R13). */
export const BLOCKED = 'O navegador bloqueou a nova aba.';

/** What a live region says of it: the link is read when it is reached. */
export const blockedSaid = (linkLabel: string): string => `${BLOCKED} Use o link ${linkLabel}.`;
