import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { nearbyMachine, type NoPosition, nearbyPorts } from '../../../machines/nearby/nearby.machine.ts';
import type { Coordenadas } from '../../lib/numeros/distancia.ts';
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

type Found = { ok: true; value: Coordenadas } | { ok: false; reason: 'refused' | 'unavailable' | 'timeout' };

/** Network accuracy: faster than a satellite's and without its battery use; a store is looked for, not a house. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 60_000 };

/** `PERMISSION_DENIED` and `TIMEOUT` of the browser's error. */
const REASONS: Readonly<Record<number, 'refused' | 'timeout'>> = { 1: 'refused', 3: 'timeout' };

/**
 * Asks for the device's position, which is not stored.
 * @returns the position, or why there is none: refused, unavailable (or without HTTPS), or timed out (15 s)
 * @rule R145
 */
async function findPosition(): Promise<Found> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (geolocation === undefined) return { ok: false, reason: 'unavailable' };
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ ok: true, value: { latitude, longitude } }),
      ({ code }) => resolve({ ok: false, reason: REASONS[code] ?? 'unavailable' }),
      OPTIONS,
    );
  });
}
