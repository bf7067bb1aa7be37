/** What an area shows. `stale`: earlier content after a failed attempt. */
export type Status = 'loading' | 'empty' | 'failed' | 'stale' | 'ready';

/** A query of RTK Query's hooks. A failed one with its stored answer (`base/calls/api`) has both `currentData` and `error`. */
interface Load<T> {
  currentData?: T;
  isError: boolean;
  /** The last attempt's, also while refetching. */
  error?: unknown;
}

/**
 * The status of an area with one query. A failed refetch keeps the content; an empty stale list counts as failed.
 * @param isEmpty whether the data has nothing to show
 * @rule R90
 */
export function statusOf<T>(load: Load<T>, isEmpty: (data: T) => boolean = () => false): Status {
  const { currentData, isError, error } = load;
  if (currentData === undefined) return isError ? 'failed' : 'loading';
  const isStale = isError || error !== undefined;
  if (isEmpty(currentData)) return isStale ? 'failed' : 'empty';
  return isStale ? 'stale' : 'ready';
}

export const hasContent = (status: Status): boolean => status === 'ready' || status === 'stale';

/**
 * The status of data that the customer acts on: unconfirmed data is not shown.
 * @param query as for `statusOf`; `error` is the last attempt's, also while refetching
 */
export function confirmedStatusOf(query: {
  currentData?: unknown;
  isError: boolean;
  error?: unknown;
}): Status {
  const { currentData, isError, error } = query;
  return error === undefined ? statusOf({ currentData, isError }) : statusOf({ isError });
}
