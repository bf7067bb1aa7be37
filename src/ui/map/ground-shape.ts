/** A place for Leaflet: latitude, longitude. */
export type LatLng = [number, number];

/** A town: name, state, latitude, longitude, minimum zoom. */
export type Town = readonly [nome: string, uf: string, latitude: number, longitude: number, zoom: number];

/** `public/map/ground.json`, written by `scripts/ground.mjs`. */
export interface GroundFile {
  /** Degrees per unit. */
  step: number;
  /** Alternating longitude and latitude, each relative to the previous one. Neighbours share a line. */
  lines: readonly (readonly number[])[];
  /** Rings of each state: indices of `lines`; `~index` runs backwards. */
  states: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** Rings of the neighbouring countries; inaccurate below the country itself. */
  abroad: readonly (readonly number[])[];
  towns: readonly Town[];
}

/** A line ready to draw. */
function readLine(line: readonly number[], step: number): LatLng[] {
  let [x, y] = [0, 0];
  return Array.from({ length: line.length / 2 }, (_, at): LatLng => {
    x += line[2 * at] ?? 0;
    y += line[2 * at + 1] ?? 0;
    return [y * step, x * step];
  });
}

/** The neighbours' rings, drawn first, below the states. */
export function readAbroad({ step, abroad }: GroundFile): readonly LatLng[][] {
  return abroad.map((ring) => readLine(ring, step));
}

/** The states' rings by letters. */
export function readStates({ step, lines, states }: GroundFile): ReadonlyMap<string, readonly LatLng[][]> {
  const read = lines.map((line) => readLine(line, step));
  const along = (index: number) => (index < 0 ? (read[~index] ?? []).toReversed() : (read[index] ?? []));
  return new Map(
    Object.entries(states).map(([uf, rings]) => [
      uf,
      rings.map((ring) => ring.flatMap((index) => along(index))),
    ]),
  );
}
