import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { activateAllMachine } from '../../../machines/activate-all/activate-all.machine.ts';
import {
  type ActivateAllContext,
  activateAllPorts,
  type Ativavel,
} from '../../../machines/activate-all/activate-all.setup.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';
import type { OfertaActivations } from '../oferta-activation/oferta-activation.flow.ts';
import type { Attempt } from '../oferta-activation/start-activation.ts';

/** 'Ativar todas' as a screen shows it. */
export interface ActivateAll {
  stage: 'idle' | 'busy' | 'stopping' | 'reported';
  run: ActivateAllContext;
  /** Offers in the screen's order, each once, none of them active or being activated. */
  start: (ofertas: readonly Ativavel[]) => void;
  /** After the call under way. */
  stop: () => void;
}

/**
 * All offers of a screen, activated one after the other. Leaving the screen stops it after the call under way.
 * @param activations of the same screen: what is activated there already is joined, not sent again
 * @param onLeft told how it went when the screen was left meanwhile; the first render's counts
 * @rule R134, R135
 */
export function useActivateAll(
  activations: OfertaActivations,
  onLeft: (run: ActivateAllContext) => void,
): ActivateAll {
  const [seen] = useState(() => new Map<string, Attempt | undefined>());
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
      for (const { id } of ofertas) seen.set(id, activations.attempts()?.of(id));
      actor.send({ type: 'all.requested', ofertas });
    },
    stop: () => actor.send({ type: 'stop.requested' }),
  };
}

/** It never left this device: the screen was left first, or the code could not be fetched. */
const NOT_SENT = { ok: false, failure: null } as const;

/** One offer's turn. Whoever has pressed its own button since has made its call already: that one counts. */
async function activate(activations: OfertaActivations, id: string, seen: Attempt | undefined) {
  const attempts = await activations.loadAttempts().catch(() => null);
  const last = attempts?.of(id);
  const isNew = last !== undefined && last !== seen;
  const attempt = isNew ? last : attempts?.start(id);
  return attempt?.outcome ?? NOT_SENT;
}

function stageOf(value: unknown): ActivateAll['stage'] {
  if (value === 'idle' || value === 'reported') return value;
  return (value as { activating: string }).activating === 'stopping' ? 'stopping' : 'busy';
}
