import { readNumero } from './numero.ts';

/** Decimal degrees. */
export interface Coordenadas {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A store's coordinates.
 * @param latitude a number or its text, with a point or a comma
 * @param longitude the same
 * @returns null when missing, invalid, out of range, or 0,0, which means unknown
 * @rule R58
 */
export function readCoordenadas(latitude: unknown, longitude: unknown): Coordenadas | null {
  const [lat, lng] = [readNumero(latitude), readNumero(longitude)];
  if (lat === null || lng === null || (lat === 0 && lng === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : null;
}
