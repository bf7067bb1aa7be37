import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { api } from '../../base/calls/api.ts';
import type { PortalStore } from '../../base/calls/store.ts';
import { SILENCE_MS } from '../../lib/rede.ts';
import { type Status, statusOf } from '../../lib/status/status.ts';
import { useRamosAtividadeQuery } from './cadastro.api.ts';
import type { Kind } from './cadastro.form.ts';

/** A list that a form needs, besides its items. */
export interface FormList {
  status: Status;
  /** Sends a new request, also while one is never answered. */
  retry: () => void;
}

/** A query of RTK Query's hooks. */
interface Query {
  currentData?: unknown;
  isError: boolean;
  error?: unknown;
  endpointName?: string | undefined;
  originalArgs?: unknown;
  startedTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/** A list that a form needs: five seconds without an answer count as a failure; a late one is taken. @rule R280 */
export function useFormList(query: Query): FormList {
  const { dispatch } = useStore() as PortalStore;
  const { endpointName, originalArgs, startedTimeStamp, refetch } = query;
  const status = statusOf(query);
  const isSilent = useSilence(status === 'loading' ? startedTimeStamp : undefined);
  return useMemo(
    () => ({
      status: isSilent ? 'failed' : status,
      retry: () => {
        // RTK Query would join the request that is not answered.
        const running = dispatch(api.util.getRunningQueryThunk(endpointName as never, originalArgs as never));
        running?.abort();
        void Promise.resolve(running).then(refetch);
      },
    }),
    [status, isSilent, dispatch, endpointName, originalArgs, refetch],
  );
}

/** Whether what began at a time has not been answered for long; undefined: nothing is awaited. */
function useSilence(since: number | undefined): boolean {
  const [silent, setSilent] = useState<number>();
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setTimeout(setSilent, SILENCE_MS, since);
    return () => clearTimeout(timer);
  }, [since]);
  return since !== undefined && since === silent;
}

/** The server's list of business sectors. */
export interface Ramos extends FormList {
  items: readonly string[];
}

const NONE: readonly string[] = [];

/** The business sectors, asked for by companies alone. @rule S2.23, S2.76 */
export function useRamos(kind: Kind): Ramos {
  const query = useRamosAtividadeQuery(undefined, { skip: kind === 'F' });
  const { currentData: items = NONE } = query;
  const list = useFormList(query);
  return useMemo(() => ({ ...list, items }), [list, items]);
}
