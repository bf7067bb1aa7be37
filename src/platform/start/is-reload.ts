/** Whether this page load is a reload. */
export const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((visit) => visit.type === 'reload');
