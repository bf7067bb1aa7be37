import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { later } from '../../../machines/kit/later.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { LoadStore } from '../kit/call.ts';
import { ACTIVATION_FAILED } from './oferta-activation.texts.ts';
import { useLoadedStore } from '../kit/store.react.ts';

/** How far the activation of an offer is, and the way to ask for it. */
export interface OfertaActivation {
  stage: 'idle' | 'posting' | 'active';
  request: () => void;
}

/** The activations of a screen's offers, by `idPromoProd`. */
export type OfertaActivations = (idPromoProd: string) => ReturnType<typeof createActivation>;

/**
 * What a screen knows of its offers' activations: an offer whose card leaves the document while one scrolls is neither
 * forgotten nor given up. They end with the screen.
 */
export function useOfertaActivations(): OfertaActivations {
  const loadStore = useLoadedStore();
  const [actors] = useState(() => new Map<string, ReturnType<typeof createActivation>>());
  useEffect(
    () => () => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    },
    [actors],
  );
  return useCallback(
    (idPromoProd) => {
      const actor = actors.get(idPromoProd) ?? createActivation(idPromoProd, loadStore);
      actors.set(idPromoProd, actor);
      return actor;
    },
    [actors, loadStore],
  );
}

/** Activating one offer (R67). Nothing of it is loaded before the first click: few customers of the home click at all. */
export function useOfertaActivation(activations: OfertaActivations, idPromoProd: string): OfertaActivation {
  const actor = activations(idPromoProd);
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
