import type { Result } from '../../../machines/kit/chart.ts';
import { type Failure, isFailure, unknownFailure } from '../../lib/http/failure.ts';
import type { PortalStore } from '../calls/store.ts';

/** The store loads with the first call that needs it; the login does without (docs/adr/0002). */
export interface LoadStore {
  (): Promise<PortalStore>;
  loaded?: PortalStore;
}

/**
 * Runs one endpoint for a machine's port; expected failures are values. A chunk that fails to load counts as a call without
 * an answer.
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

/** An expected failure as a value; after an abort the outcome is unknown. */
function failureFrom(error: unknown): Failure {
  if (isFailure(error)) return error;
  return { ...unknownFailure, kind: (error as Error).name === 'AbortError' ? 'aborted' : 'network' };
}
