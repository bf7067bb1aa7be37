/** The one draft: the registration's, for this tab alone. Here is what the first script needs of it. */
export const DRAFT_KEY = 'portal.cadastro';

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Forbidden in this browser: nothing was kept.
  }
}

/** For the start of a page: a draft outlives a reload in place (or of a tab that the browser had unloaded) alone. */
export function forgetOldDraft(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' && !(document as { wasDiscarded?: boolean }).wasDiscarded) forgetDraft();
}
