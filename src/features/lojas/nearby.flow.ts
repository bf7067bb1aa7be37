import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { nearbyMachine, type NoPosition, nearbyPorts } from '../../../machines/nearby/nearby.machine.ts';
import type { Coordenadas } from '../../lib/numeros/distancia.ts';
import { findPosition } from '../../base/browser/position.ts';
import { useFlowActor } from '../../base/flow/use-flow-actor.ts';

/** The order by distance as a screen shows it. */
export interface Nearby {
  stage: 'idle' | 'asking' | 'sorted' | 'refused' | 'unavailable';
  /** Why there is no position; null otherwise. */
  reason: NoPosition | null;
  /** The device's position while the list is sorted by it; used on this device alone. @rule R145 */
  position: Coordenadas | null;
  request: () => void;
  drop: () => void;
}

/** Sorts stores by distance. The position is dropped with the screen. @rule R144–R146 */
export function useNearby(): Nearby {
  const actor = useFlowActor(() => createActor(fillPorts(nearbyMachine, nearbyPorts, { findPosition })));
  const { value, context } = useSelector(actor, (current) => current);
  return {
    ...context,
    stage: value,
    request: () => actor.send({ type: 'nearby.requested' }),
    drop: () => actor.send({ type: 'order.dropped' }),
  };
}
