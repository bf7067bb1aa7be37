/** Calls back when the page becomes hidden; returns an unsubscriber. */
export function watchHidden(onHidden: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
