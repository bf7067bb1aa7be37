/** Calls back whenever the page is no longer seen: another tab, another app, a locked screen; returns the way to stop. */
export function watchHidden(onHidden: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
