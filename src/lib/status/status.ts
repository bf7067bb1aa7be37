/** What a screen's area shows: one word instead of five booleans. `stale`: the content of before, the last try failed. */
export type Status = 'loading' | 'empty' | 'failed' | 'stale' | 'ready';

/** A query as RTK Query's hooks give it, and whether this device's copy is in its answer's place (`useIsStale`). */
export interface Load<T> {
  /** Undefined until it came. */
  currentData?: T;
  isError: boolean;
  /** That of the last try, also while the next one is under way. */
  error?: unknown;
  isStale?: boolean;
}

/**
 * The status of an area that one query feeds. A refresh that failed takes nothing away; an empty list of before is
 * no answer.
 * @param isEmpty tells from the data that there is nothing to show
 * @rule R90
 */
export function statusOf<T>(load: Load<T>, isEmpty: (data: T) => boolean = () => false): Status {
  const { currentData, isError, error, isStale = false } = load;
  if (currentData === undefined) return isError ? 'failed' : 'loading';
  const isOfBefore = isError || error !== undefined || isStale;
  if (isEmpty(currentData)) return isOfBefore ? 'failed' : 'empty';
  return isOfBefore ? 'stale' : 'ready';
}

/** Whether there is content to show, of now or of before. */
export const hasContent = (status: Status): boolean => status === 'ready' || status === 'stale';
