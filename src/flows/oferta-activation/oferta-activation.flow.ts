import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../kit/ask.ts';
import { useAsk } from '../kit/use-ask.ts';
import type { Attempts, Stage } from './attempts.ts';

const FAILED = 'Não foi possível ativar a oferta. Tente novamente.';

/** The activations of a screen's offers by `idPromoProd`; the code loads with the first one. */
export interface OfertaActivations {
  stageOf: (idPromoProd: string) => Stage;
  /** Activates an offer unless it is pending; a toast shows the result. */
  request: (idPromoProd: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Null: no attempt yet. */
  attempts: () => Attempts | null;
  /** Rejects when the code could not be loaded. */
  loadAttempts: () => Promise<Attempts>;
}

/** A screen's activations: they outlive cards that scroll out of the document and end with the screen. */
export function useOfertaActivations(): OfertaActivations {
  const ask = useAsk();
  const [activations] = useState(() => createActivations(ask));
  useEffect(() => activations.leave, [activations]);
  return activations;
}

/** Activates one offer: one POST per click, none while one is pending. @rule R67 */
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
  /** Pressed before the code had loaded. */
  const waiting = new Set<string>();
  const { listen, tell } = createListeners();
  const loadAttempts = async () => {
    const { createAttempts } = await import(/* webpackChunkName: "ativacao" */ './attempts.ts');
    attempts ??= createAttempts(ask, tell, FAILED);
    // The screen was left while the code loaded: nothing may start.
    if (left) attempts.leave();
    return attempts;
  };
  const requestLater = async (idPromoProd: string) => {
    waiting.add(idPromoProd);
    tell();
    const loaded = await loadAttempts().catch(() => showToast({ kind: 'error', message: FAILED }));
    // Not after the screen was left.
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
