/** Whether this page is the one before, loaded again in its place. */
export const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => (visit as PerformanceNavigationTiming).type === 'reload');
