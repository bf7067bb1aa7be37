import { type Status, statusOf } from './status.ts';

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
