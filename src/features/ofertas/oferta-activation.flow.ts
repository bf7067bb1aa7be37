import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Ask } from '../../base/flow/ask.ts';
import { useAsk } from '../../session/use-ask.ts';
import type { Activation } from './activation.flow.ts';

const FAILED = 'Não foi possível ativar a oferta. Tente novamente.';

/** The activations of a screen's offers by `idPromoProd`; the code loads with the first one. */
export interface OfertaActivations {
  stageOf: (idPromoProd: string) => ReturnType<Activation['stage']>;
  /** How the offer's last attempt ended; undefined before that. */
  outcomeOf: (idPromoProd: string) => ReturnType<Activation['outcome']>;
  /** Activates an offer unless it is pending; a toast shows the result. */
  request: (idPromoProd: string) => void;
  /** Null once the screen was left. Rejects when the code could not be loaded. */
  load: (idPromoProd: string) => Promise<Activation | null>;
  subscribe: (listener: () => void) => () => void;
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
): { stage: ReturnType<Activation['stage']>; request: () => void } {
  const stage = useSyncExternalStore(subscribe, () => stageOf(idPromoProd));
  return { stage, request: () => request(idPromoProd) };
}

function createActivations(ask: Ask): OfertaActivations & { leave: () => void } {
  /** One for each pressed offer; null while the code loads. */
  const activations = new Map<string, Activation | null>();
  let left = false;
  const { listen, emit } = createListeners();
  const load = async (idPromoProd: string) => {
    const { createActivation } = await import(/* webpackChunkName: "ativacao" */ './activation.flow.ts');
    // The screen was left while the code loaded: nothing may start.
    if (left) return null;
    const activation = activations.get(idPromoProd) ?? createActivation(ask, idPromoProd, emit);
    activations.set(idPromoProd, activation);
    return activation;
  };
  const stageOf = (idPromoProd: string) => {
    const activation = activations.get(idPromoProd);
    return activation === null ? 'posting' : (activation?.stage() ?? 'idle');
  };
  const request = async (idPromoProd: string) => {
    if (stageOf(idPromoProd) === 'posting') return;
    if (!activations.has(idPromoProd)) activations.set(idPromoProd, null);
    emit();
    try {
      await (await load(idPromoProd))?.request(FAILED);
    } catch {
      activations.delete(idPromoProd);
      showToast({ kind: 'error', message: FAILED });
      emit();
    }
  };
  return {
    stageOf,
    outcomeOf: (idPromoProd) => activations.get(idPromoProd)?.outcome(),
    request: (idPromoProd) => void request(idPromoProd),
    load,
    subscribe: listen,
    leave: () => {
      left = true;
      for (const activation of activations.values()) activation?.leave();
    },
  };
}
