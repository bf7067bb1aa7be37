import { readNumero } from './numero.ts';

/** Decimal degrees. */
export interface Coordenadas {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A store's coordinates.
 * @param latitude a number or its text, with a point or a comma
 * @returns null when missing, invalid, out of range, or 0,0, which means unknown
 * @rule R58
 */
export function readCoordenadas(latitude: unknown, longitude: unknown): Coordenadas | null {
  const [lat, lng] = [readNumero(latitude), readNumero(longitude)];
  if (lat === null || lng === null || (lat === 0 && lng === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : null;
}

/** The earth's mean radius. */
const EARTH_KM = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance (0.5 % off at most), by sine and cosine of the angle, one of which is always precise.
 * @returns kilometres
 */
export function distanciaKm(a: Coordenadas, b: Coordenadas): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const eastward = radians(b.longitude - a.longitude);
  const sine = Math.hypot(
    Math.cos(to) * Math.sin(eastward),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(eastward),
  );
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(eastward);
  return EARTH_KM * Math.atan2(sine, cosine);
}

/** A distance as text: ‘a 850 m’ (to tens), ‘a 1,2 km’, from ten on whole. */
export function distanciaTexto(km: number): string {
  const metres = Math.round(km * 100) * 10;
  if (metres < 1000) return `a ${metres} m`;
  const tenths = Math.round(km * 10);
  if (tenths < 100) return `a ${String(tenths / 10).replace('.', ',')} km`;
  return `a ${Math.round(km).toLocaleString('pt-BR')} km`;
}

/**
 * Sorts by distance; unknown places last, equal ones in their order.
 * @returns each with its distance in kilometres; null without a place
 * @rule R144
 */
export function porDistancia<T extends { readonly lugar: Coordenadas | null }>(
  de: Coordenadas,
  itens: readonly T[],
): readonly { readonly item: T; readonly km: number | null }[] {
  const far = ({ km }: { km: number | null }) => km ?? Number.POSITIVE_INFINITY;
  return itens
    .map((item) => ({ item, km: item.lugar === null ? null : distanciaKm(de, item.lugar) }))
    .toSorted((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b)));
}
