import { type ActorRefFrom, createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { type Result, unknownFailure } from '../../../machines/kit/chart.ts';
import {
  type PushConfig,
  pushMachine,
  type PushPermission,
  pushPorts,
} from '../../../machines/push/push.machine.ts';
import {
  hasAskedForPush,
  isPushSupported,
  loadPushSdk,
  pushGesture,
  rememberAskedForPush,
  requestPushPermission,
} from './push-sdk.ts';

/**
 * Starts push, once per page load, after it has settled. It runs in the background.
 * @rule R47, R85
 */
export function startPush(config: PushConfig): ActorRefFrom<typeof pushMachine> {
  const machine = fillPorts(pushMachine, pushPorts, {
    loadSdk: ({ sdkUrl, appId }) => load(sdkUrl, appId),
    awaitGesture: pushGesture,
    requestPermission: requestPushPermission,
    rememberAsked: rememberAskedForPush,
  });
  const actor = createActor(machine, {
    input: { config, isSupported: isPushSupported(), hasAsked: hasAskedForPush() },
  });
  actor.start();
  return actor;
}

async function load(sdkUrl: string, appId: string): Promise<Result<PushPermission>> {
  try {
    return { ok: true, value: await loadPushSdk(sdkUrl, appId) };
  } catch {
    return { ok: false, failure: unknownFailure };
  }
}
