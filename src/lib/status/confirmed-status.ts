import { type Status, statusOf } from './status.ts';

/**
 * The status of what the customer acts on, such as a balance: what a refresh could not confirm is not shown.
 * @param query as for `statusOf`; `error` is that of the last try, also while the next one is under way
 */
export function confirmedStatusOf(query: {
  currentData?: unknown;
  isError: boolean;
  error?: unknown;
}): Status {
  const { currentData, isError, error } = query;
  return error === undefined ? statusOf({ currentData, isError }) : statusOf({ isError });
}
