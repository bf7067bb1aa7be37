import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor } from 'xstate';
import {
  connectivityMachine,
  connectivityPorts,
} from '../../../machines/connectivity/connectivity.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { type Result, unknownFailure } from '../../../machines/kit/chart.ts';
import { cadastroApi } from './cadastro.api.ts';
import { watchReach } from '../../lib/rede.ts';
import type { Ask } from '../../base/flow/ask.ts';

export type ConnectivityActor = Actor<typeof connectivityMachine>;

/** The machine with its port filled. */
export function createConnectivity(ask: Ask): typeof connectivityMachine {
  return fillPorts(connectivityMachine, connectivityPorts, {
    ping: (_none, { signal }) => ping(ask, signal),
  });
}

/** Whether the provider is unreachable: pings at once and every 15 s. @rule R31, R86 */
export function useOffline(actor: ConnectivityActor): boolean {
  useEffect(() => watchReach(() => actor.send({ type: 'network.changed' })), [actor]);
  return useSelector(actor, (snapshot) => snapshot.matches({ reach: 'offline' }));
}

async function ping(ask: Ask, signal: AbortSignal): Promise<Result<null>> {
  const result = await ask(cadastroApi.endpoints.ping, undefined, { fresh: true, signal });
  // Any answer counts as online.
  const silent = !result.ok && result.failure.kind === 'network';
  return silent ? { ok: false, failure: unknownFailure } : { ok: true, value: null };
}
