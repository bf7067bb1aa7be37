import { type Failure, type Result, unknownFailure } from '../../../machines/kit/result.ts';
import { isApiError } from '../../api/base/api-error.ts';
import type { PortalStore } from '../../api/base/store.ts';

/** The store comes with the first call that needs it: the login's first bytes do without (docs/adr/0002). */
export interface LoadStore {
  (): Promise<PortalStore>;
  /** The same one, once it is there. */
  loaded?: PortalStore;
}

/**
 * Runs one endpoint for a machine's port and turns its outcome into a value: an expected failure is no exception.
 * A chunk of the app that could not be fetched counts as a call without an answer.
 * @param call starts the endpoint and unwraps its answer
 */
export async function callApi<T>(
  loadStore: LoadStore,
  call: (store: PortalStore) => Promise<T>,
): Promise<Result<T>> {
  try {
    return { ok: true, value: await call(await loadStore()) };
  } catch (error) {
    return { ok: false, failure: failureFrom(error) };
  }
}

/** An expected failure of a call, as a value. Of one that was cut off, as all are with their session, nothing is known. */
function failureFrom(error: unknown): Failure {
  if (isApiError(error)) return error;
  return { ...unknownFailure, kind: (error as Error).name === 'AbortError' ? 'cut' : 'network' };
}
