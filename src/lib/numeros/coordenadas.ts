import { readNumero } from './numero.ts';

/** A place on earth in decimal degrees. */
export interface Coordenadas {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A store's place from the wire.
 * @param latitude a number or its text, with a point or a comma
 * @param longitude the same
 * @returns the place; null when either is missing, unreadable or out of range, and for 0,0, which means 'not known'
 * @rule R58
 */
export function readCoordenadas(latitude: unknown, longitude: unknown): Coordenadas | null {
  const [lat, lng] = [readNumero(latitude), readNumero(longitude)];
  if (lat === null || lng === null || (lat === 0 && lng === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : null;
}
