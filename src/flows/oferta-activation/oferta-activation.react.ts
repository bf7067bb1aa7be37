import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import type { LoadStore } from '../kit/call.ts';
import { useLoadedStore } from '../kit/store.react.ts';
import type { OfertaActivationActor } from './oferta-activation.flow.ts';
import { ACTIVATION_FAILED } from './oferta-activation.texts.ts';

/** How far the activation of an offer is, and the way to ask for it. */
export interface OfertaActivation {
  stage: 'idle' | 'posting' | 'active';
  request: () => void;
}

/** The activations of a screen's offers, by `idPromoProd`. */
export interface OfertaActivations {
  subscribe: (listener: () => void) => () => void;
  /** The offer's activation; 'coming': its code is on its way; undefined: nobody has asked for it. */
  get: (idPromoProd: string) => OfertaActivationActor | 'coming' | undefined;
  request: (idPromoProd: string) => void;
  stop: () => void;
}

/**
 * What a screen knows of its offers' activations: an offer whose card leaves the document while one scrolls is neither
 * forgotten nor given up. They end with the screen.
 */
export function useOfertaActivations(): OfertaActivations {
  const loadStore = useLoadedStore();
  const [activations] = useState(() => createActivations(loadStore));
  useEffect(() => activations.stop, [activations]);
  return activations;
}

/** Activating one offer (R67). Nothing of it is loaded before the first click: few customers of the home click at all. */
export function useOfertaActivation(activations: OfertaActivations, idPromoProd: string): OfertaActivation {
  const activation = useSyncExternalStore(activations.subscribe, () => activations.get(idPromoProd));
  const actor = activation === 'coming' ? undefined : activation;
  const stage = useSelector(actor, (snapshot) => {
    if (activation === 'coming' || snapshot?.hasTag('busy') === true) return 'posting';
    return snapshot?.hasTag('active') === true ? 'active' : 'idle';
  });
  return { stage, request: () => activations.request(idPromoProd) };
}

function createActivations(loadStore: LoadStore): OfertaActivations {
  const known = new Map<string, OfertaActivationActor | 'coming'>();
  const listeners = new Set<() => void>();
  let stopped = false;
  const note = (idPromoProd: string, activation?: OfertaActivationActor | 'coming') => {
    if (activation === undefined) known.delete(idPromoProd);
    else known.set(idPromoProd, activation);
    for (const listener of listeners) listener();
  };

  const start = async (idPromoProd: string) => {
    note(idPromoProd, 'coming');
    try {
      const { startOfertaActivation } = await import(
        /* webpackChunkName: "ativacao" */ './oferta-activation.flow.ts'
      );
      // The customer has left before anything was sent.
      if (stopped) return;
      const actor = startOfertaActivation(loadStore, idPromoProd);
      actor.send({ type: 'activation.requested' });
      note(idPromoProd, actor);
    } catch {
      note(idPromoProd);
      showToast({ kind: 'error', message: ACTIVATION_FAILED });
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (idPromoProd) => known.get(idPromoProd),
    request: (idPromoProd) => {
      const activation = known.get(idPromoProd);
      if (activation === undefined) void start(idPromoProd);
      else if (activation !== 'coming') activation.send({ type: 'activation.requested' });
    },
    stop: () => {
      stopped = true;
      for (const activation of known.values()) if (activation !== 'coming') activation.stop();
      known.clear();
    },
  };
}
