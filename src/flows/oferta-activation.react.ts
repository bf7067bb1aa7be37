import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { later } from '../../machines/kit/later.ts';
import { showToast } from '../ui/toast.ts';
import type { LoadStore } from './call.ts';
import { ACTIVATION_FAILED } from './oferta-activation.texts.ts';
import { useLoadedStore } from './store.react.ts';

/** How far the activation of an offer is, and the way to ask for it. */
export interface OfertaActivation {
  stage: 'idle' | 'posting' | 'active';
  request: () => void;
}

/**
 * Activating one offer (R67). Nothing of it is loaded before the first click: few customers of the home click at all.
 * @param idPromoProd of the card; give the component a key of it
 */
export function useOfertaActivation(idPromoProd: string): OfertaActivation {
  const loadStore = useLoadedStore();
  const [actor] = useState(() => createActivation(idPromoProd, loadStore));
  useEffect(() => () => void actor.stop(), [actor]);
  const { child, isAsking, waiting } = useSelector(actor, (snapshot) => snapshot);
  const activation = useSelector(child ?? undefined, (snapshot) => snapshot);
  const isComing = child === null && isAsking && waiting.length > 0;
  const stage =
    isComing || activation?.hasTag('busy') === true
      ? 'posting'
      : activation?.hasTag('active') === true
        ? 'active'
        : 'idle';
  return {
    stage,
    request: () => {
      if (stage === 'posting') return;
      actor.start();
      actor.send({ type: 'activation.requested' });
    },
  };
}

function createActivation(idPromoProd: string, loadStore: LoadStore) {
  const stand = later(async (self) => {
    try {
      const { createOfertaActivation } = await import(
        /* webpackChunkName: "ativacao" */ './oferta-activation.flow.ts'
      );
      return createOfertaActivation(loadStore, self);
    } catch (error) {
      showToast({ kind: 'error', message: ACTIVATION_FAILED });
      throw error;
    }
  });
  return createActor(stand, { input: { idPromoProd } });
}
