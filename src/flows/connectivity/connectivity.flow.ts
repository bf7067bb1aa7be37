import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import {
  connectivityMachine,
  connectivityPorts,
} from '../../../machines/connectivity/connectivity.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { unknownFailure } from '../../../machines/kit/result.ts';
import { isApiError } from '../../api/base/api-error.ts';
import { pingApi } from '../../api/base/ping.api.ts';
import { watchNetwork } from '../../platform/worker/network.ts';
import type { LoadStore } from '../kit/call.ts';
import { useLoadedStore } from '../kit/store.react.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';

/** Whether the provider cannot be reached: a ping at once and every 15 s, for as long as the screen stands (R31, R86). */
export function useOffline(): boolean {
  const loadStore = useLoadedStore();
  const actor = useFlowActor(() =>
    createActor(
      fillPorts(connectivityMachine, connectivityPorts, {
        ping: (_none, { signal }) => ping(loadStore, signal),
      }),
    ),
  );
  useEffect(() => watchNetwork(() => actor.send({ type: 'network.changed' })), [actor]);
  return useSelector(actor, (snapshot) => snapshot.matches({ reach: 'offline' }));
}

async function ping(loadStore: LoadStore, signal: AbortSignal) {
  const { dispatch } = await loadStore();
  const request = dispatch(pingApi.endpoints.ping.initiate(undefined, { track: false }));
  signal.addEventListener('abort', () => request.abort());
  const { error } = await request;
  // Any answer of a server counts, whatever it says.
  const silent = error !== undefined && !(isApiError(error) && error.kind !== 'network');
  return silent ? ({ ok: false, failure: unknownFailure } as const) : ({ ok: true, value: null } as const);
}
