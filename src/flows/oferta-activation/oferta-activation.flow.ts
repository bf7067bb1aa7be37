import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../kit/ask.ts';
import { useAsk } from '../kit/use-ask.ts';
import type { Attempts, Stage } from './attempts.ts';

const FAILED = 'Não foi possível ativar a oferta. Tente novamente.';

/** The activations of a screen's offers, by `idPromoProd`. Their code comes with the first one. */
export interface OfertaActivations {
  stageOf: (idPromoProd: string) => Stage;
  /** Activates it, unless it is being activated, and says in a toast how it went. */
  request: (idPromoProd: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Null: nothing was asked for yet. */
  attempts: () => Attempts | null;
  /** Rejects when their code could not be fetched. */
  loadAttempts: () => Promise<Attempts>;
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

/** Activating one offer: one POST for each click, none while one is under way. @rule R67 */
export function useOfertaActivation(
  { stageOf, request, subscribe }: OfertaActivations,
  idPromoProd: string,
): { stage: Stage; request: () => void } {
  const stage = useSyncExternalStore(subscribe, () => stageOf(idPromoProd));
  return { stage, request: () => request(idPromoProd) };
}

function createActivations(ask: Ask): OfertaActivations & { leave: () => void } {
  let attempts: Attempts | null = null;
  let left = false;
  /** Pressed before the code was there. */
  const waiting = new Set<string>();
  const { listen, tell } = createListeners();
  const loadAttempts = async () => {
    const { createAttempts } = await import(/* webpackChunkName: "ativacao" */ './attempts.ts');
    attempts ??= createAttempts(ask, tell, FAILED);
    // Left while their code was on its way: nothing may begin any more.
    if (left) attempts.leave();
    return attempts;
  };
  const requestLater = async (idPromoProd: string) => {
    waiting.add(idPromoProd);
    tell();
    const loaded = await loadAttempts().catch(() => showToast({ kind: 'error', message: FAILED }));
    // Not when the screen was left meanwhile.
    if (waiting.delete(idPromoProd)) loaded?.request(idPromoProd);
    tell();
  };
  const stageOf = (idPromoProd: string) =>
    waiting.has(idPromoProd) ? 'posting' : (attempts?.stageOf(idPromoProd) ?? 'idle');
  return {
    stageOf,
    request: (idPromoProd) => stageOf(idPromoProd) === 'posting' || void requestLater(idPromoProd),
    subscribe: listen,
    attempts: () => attempts,
    loadAttempts,
    leave: () => {
      left = true;
      waiting.clear();
      attempts?.leave();
    },
  };
}
