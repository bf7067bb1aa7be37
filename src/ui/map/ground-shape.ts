/** A place as Leaflet takes it: latitude, longitude. */
export type LatLng = [number, number];

/** A town: name, state, latitude, longitude, the zoom from which on it is drawn. */
export type Town = readonly [nome: string, uf: string, latitude: number, longitude: number, zoom: number];

/** `public/map/ground.json`, as `scripts/ground.mjs` writes it. */
export interface GroundFile {
  /** What a whole number of it is, in degrees. */
  step: number;
  /** Longitude and latitude in turns, each the difference to the one before. Neighbours share a line. */
  lines: readonly (readonly number[])[];
  /** The rings of each state: places in `lines`, `~place` for one that is gone along backwards. */
  states: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** The neighbouring countries' ground, as rings written like `lines`; under the country itself they are not true. */
  abroad: readonly (readonly number[])[];
  towns: readonly Town[];
}

/** One line of the file, ready to be drawn. */
function readLine(line: readonly number[], step: number): LatLng[] {
  let [x, y] = [0, 0];
  return Array.from({ length: line.length / 2 }, (_, at): LatLng => {
    x += line[2 * at] ?? 0;
    y += line[2 * at + 1] ?? 0;
    return [y * step, x * step];
  });
}

/** The neighbours' rings: to be drawn first, since the states stand on them. */
export function readAbroad({ step, abroad }: GroundFile): readonly LatLng[][] {
  return abroad.map((ring) => readLine(ring, step));
}

/** The states' rings by their letters, ready to be drawn. */
export function readStates({ step, lines, states }: GroundFile): ReadonlyMap<string, readonly LatLng[][]> {
  const read = lines.map((line) => readLine(line, step));
  const along = (place: number) => (place < 0 ? (read[~place] ?? []).toReversed() : (read[place] ?? []));
  return new Map(
    Object.entries(states).map(([uf, rings]) => [
      uf,
      rings.map((ring) => ring.flatMap((place) => along(place))),
    ]),
  );
}
