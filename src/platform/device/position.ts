import type { Coordenadas } from '../../lib/numeros/coordenadas.ts';

type Found = { ok: true; value: Coordenadas } | { ok: false; reason: 'refused' | 'unavailable' | 'timeout' };

/** A store is looked for, not a house: the network's idea of the position comes sooner than a satellite's, and costs no battery. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 60_000 };

/** `PERMISSION_DENIED` and `TIMEOUT` of the browser's answer. */
const REASONS: Readonly<Record<number, 'refused' | 'timeout'>> = { 1: 'refused', 3: 'timeout' };

/**
 * Asks the device where it is; the browser asks the customer, who may take his time. Nothing of the answer is kept here.
 * @returns the position, or why there is none: refused, unknown to the device (or without a secure connection), or too late (15 s)
 * @rule R145
 */
export async function findPosition(): Promise<Found> {
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
