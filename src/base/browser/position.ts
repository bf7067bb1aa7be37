import type { Coordenadas } from '../../lib/numeros/distancia.ts';

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
