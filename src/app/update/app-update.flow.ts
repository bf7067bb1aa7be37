import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { appUpdateMachine, appUpdatePorts } from '../../../machines/app-update/app-update.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { type Result, unknownFailure } from '../../../machines/kit/chart.ts';
import { activateWaitingWorker, reloadPage, watchWorker } from './service-worker.ts';
import { useFlowActor } from '../../base/flow/use-flow-actor.ts';

/**
 * What is offered: a new version, a retry after it failed to take over, or a reload into a version that another tab
 * activated.
 */
export type UpdateOffer = 'offered' | 'failed' | 'outdated';

export interface AppUpdate {
  /** Null: no offer. */
  offer: UpdateOffer | null;
  busy: boolean;
  accept: () => void;
  postpone: () => void;
}

/** Updates this tab to a new version (machines/app-update). */
export function useAppUpdate(): AppUpdate {
  const actor = useFlowActor(() => createActor(machine));
  const offer = useSelector(actor, (snapshot) => {
    const offers = ['offered', 'failed', 'outdated'] as const;
    // The offer stays visible while the new version takes over.
    return snapshot.hasTag('busy') ? 'offered' : (offers.find((name) => snapshot.matches(name)) ?? null);
  });
  return {
    offer,
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    accept: () => actor.send({ type: 'update.accepted' }),
    postpone: () => actor.send({ type: 'update.postponed' }),
  };
}

const machine = fillPorts(appUpdateMachine, appUpdatePorts, {
  watchWorker: (send) =>
    watchWorker((news) => send({ type: news === 'found' ? 'update.found' : 'worker.replaced' })),
  activateWorker: async (): Promise<Result<null>> =>
    (await activateWaitingWorker()) ? { ok: true, value: null } : { ok: false, failure: unknownFailure },
  reloadPage,
});
