import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../kit/ask.ts';
import { useAsk } from '../kit/use-ask.ts';
import { leaveActor } from '../kit/use-flow-actor.ts';
import type { startActivation } from './start-activation.ts';

const FAILED = 'Não foi possível ativar a oferta. Tente novamente.';

type Stage = 'idle' | 'posting' | 'active';

/** The activations of a screen's offers, by `idPromoProd`. */
export interface OfertaActivations {
  stageOf: (idPromoProd: string) => Stage;
  request: (idPromoProd: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * What a screen knows of its offers' activations: an offer whose card leaves the document while one scrolls is neither
 * forgotten nor given up. They end with the screen.
 */
export function useOfertaActivations(): OfertaActivations {
  const ask = useAsk();
  const [activations] = useState(() => createActivations(ask));
  useEffect(() => activations.leave, [activations]);
  return activations;
}

/** Activating one offer (R67): one POST for each click, none while one is under way. */
export function useOfertaActivation(
  { stageOf, request, subscribe }: OfertaActivations,
  idPromoProd: string,
): { stage: Stage; request: () => void } {
  const stage = useSyncExternalStore(subscribe, () => stageOf(idPromoProd));
  return { stage, request: () => request(idPromoProd) };
}

function createActivations(ask: Ask): OfertaActivations & { leave: () => void } {
  /** Null: its code is on its way. */
  const actors = new Map<string, ReturnType<typeof startActivation> | null>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const start = async (idPromoProd: string) => {
    actors.set(idPromoProd, null);
    tell();
    try {
      const part = await import(/* webpackChunkName: "ativacao" */ './start-activation.ts');
      if (!actors.has(idPromoProd)) return;
      const actor = part.startActivation(ask, idPromoProd, FAILED);
      actor.subscribe(tell);
      actors.set(idPromoProd, actor);
      actor.send({ type: 'values.submitted', values: idPromoProd });
    } catch {
      actors.delete(idPromoProd);
      showToast({ kind: 'error', message: FAILED });
      tell();
    }
  };
  return {
    stageOf: (idPromoProd) => {
      const actor = actors.get(idPromoProd);
      if (actor === undefined) return 'idle';
      const snapshot = actor?.getSnapshot();
      if (snapshot?.hasTag('underWay') !== false) return 'posting';
      return snapshot.matches('done') ? 'active' : 'idle';
    },
    request: (idPromoProd) => {
      const actor = actors.get(idPromoProd);
      if (actor === undefined) void start(idPromoProd);
      else actor?.send({ type: 'values.submitted', values: idPromoProd });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => {
      for (const actor of actors.values()) if (actor !== null) leaveActor(actor);
      actors.clear();
    },
  };
}
