/** What a screen's area shows: one word instead of four booleans. */
export type Status = 'loading' | 'empty' | 'failed' | 'ready';

/**
 * The status of an area that one query feeds.
 * @param query its `currentData` (undefined until it came) and whether the last try failed
 * @param isEmpty tells from the data that there is nothing to show
 */
export function statusOf<T>(
  query: { currentData?: T; isError: boolean },
  isEmpty: (data: T) => boolean = () => false,
): Status {
  // A refresh that failed takes nothing away: what was read before stays on the screen.
  if (query.currentData !== undefined) return isEmpty(query.currentData) ? 'empty' : 'ready';
  return query.isError ? 'failed' : 'loading';
}
