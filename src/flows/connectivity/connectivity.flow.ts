import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import {
  connectivityMachine,
  connectivityPorts,
} from '../../../machines/connectivity/connectivity.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { type Result, unknownFailure } from '../../../machines/kit/result.ts';
import { pingApi } from '../../api/base/ping.api.ts';
import { watchNetwork } from '../../platform/worker/network.ts';
import type { Ask } from '../kit/ask.ts';
import { useAsk } from '../kit/use-ask.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';

/** Whether the provider cannot be reached: a ping at once and every 15 s, for as long as the screen stands (R31, R86). */
export function useOffline(): boolean {
  const ask = useAsk();
  const actor = useFlowActor(() =>
    createActor(
      fillPorts(connectivityMachine, connectivityPorts, {
        ping: (_none, { signal }) => ping(ask, signal),
      }),
    ),
  );
  useEffect(() => watchNetwork(() => actor.send({ type: 'network.changed' })), [actor]);
  return useSelector(actor, (snapshot) => snapshot.matches({ reach: 'offline' }));
}

async function ping(ask: Ask, signal: AbortSignal): Promise<Result<null>> {
  const result = await ask(pingApi.endpoints.ping, undefined, { signal });
  // Any answer of a server counts, whatever it says.
  const silent = !result.ok && result.failure.kind === 'network';
  return silent ? { ok: false, failure: unknownFailure } : { ok: true, value: null };
}
