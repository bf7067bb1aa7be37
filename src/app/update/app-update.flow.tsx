import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { appUpdateMachine, appUpdatePorts } from '../../../machines/app-update/app-update.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { type Result, unknownFailure } from '../../../machines/kit/chart.ts';
import { activateWaitingWorker, reloadPage, watchWorker } from './service-worker.ts';
import { useFlowActor } from '../../base/flow/use-flow-actor.ts';
import { useKeepsDraft } from '../../features/cadastro/draft.flow.ts';
import { UpdateOfferView } from './update-offer.view.tsx';

/** Updates this tab to a new version (machines/app-update). */
function useAppUpdate() {
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

/** The offer of a new version, over every screen. */
export function UpdateOffer() {
  const { offer, busy, accept, postpone } = useAppUpdate();
  return (
    <UpdateOfferView
      offer={offer}
      keeps={useKeepsDraft()}
      busy={busy}
      onAccept={accept}
      onPostpone={postpone}
    />
  );
}
