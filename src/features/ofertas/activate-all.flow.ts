import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import {
  activateAllMachine,
  type ActivateAllContext,
  activateAllPorts,
  type Ativavel,
} from '../../../machines/activate-all/activate-all.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { useFlowActor } from '../../base/flow/use-flow-actor.ts';
import type { OfertaActivations } from './oferta-activation.flow.ts';

/** 'Ativar todas' as a screen shows it. */
export interface ActivateAll {
  stage: 'idle' | 'busy' | 'stopping' | 'reported';
  run: ActivateAllContext;
  /** Offers in the screen's order, each once, neither active nor pending. */
  start: (ofertas: readonly Ativavel[]) => void;
  /** Stops after the call in flight. */
  stop: () => void;
}

/**
 * Activates all offers of a screen, one at a time. Leaving the screen stops it after the call in flight.
 * @param activations of the same screen: offers already in activation are joined
 * @param onLeft called with the result after the screen was left; only the first render's function is used
 * @rule R134, R135
 */
export function useActivateAll(
  activations: OfertaActivations,
  onLeft: (run: ActivateAllContext) => void,
): ActivateAll {
  const [seen] = useState(() => new Map<string, ReturnType<OfertaActivations['outcomeOf']>>());
  const hasLeft = useRef(false);
  const actor = useFlowActor(() => {
    const made = createActor(
      fillPorts(activateAllMachine, activateAllPorts, {
        activate: ({ id }) => activate(activations, id, seen.get(id)),
      }),
    );
    made.on('run.ended', ({ run }) => {
      if (hasLeft.current) onLeft(run);
    });
    return made;
  });
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      actor.send({ type: 'stop.requested' });
    };
  }, [actor]);
  const snapshot = useSelector(actor, (current) => current);
  return {
    run: snapshot.context,
    stage: stageOf(snapshot.value),
    start: (ofertas) => {
      seen.clear();
      for (const { id } of ofertas) seen.set(id, activations.outcomeOf(id));
      actor.send({ type: 'all.requested', ofertas });
    },
    stop: () => actor.send({ type: 'stop.requested' }),
  };
}

/** Not sent: the screen was left, or the code could not be loaded. */
const NOT_SENT = { ok: false, failure: null } as const;

/** Activates one offer; when its own button was pressed since, that call's result counts. */
async function activate(
  activations: OfertaActivations,
  id: string,
  seen: ReturnType<OfertaActivations['outcomeOf']>,
) {
  const activation = await activations.load(id).catch(() => null);
  const last = activation?.outcome();
  if (last !== undefined && last !== seen) return last;
  return activation?.activate() ?? NOT_SENT;
}

function stageOf(value: unknown): ActivateAll['stage'] {
  if (value === 'idle' || value === 'reported') return value;
  return (value as { activating: string }).activating === 'stopping' ? 'stopping' : 'busy';
}
