import fc from 'fast-check';
import { type Coordenadas, distanciaKm, distanciaTexto, porDistancia, readCoordenadas } from './distancia.ts';

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const HALF_WAY_ROUND = Math.PI * 6371.0088;

// @rule R144
describe('distanciaKm', () => {
  it.each([
    // Campinas, São Paulo; Recife, Porto Alegre; over the date line.
    [{ latitude: -22.9056, longitude: -47.0608 }, { latitude: -23.5505, longitude: -46.6333 }, 84],
    [{ latitude: -8.0539, longitude: -34.8811 }, { latitude: -30.0331, longitude: -51.23 }, 2979],
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  ])('%j to %j', (a, b, km) => expect(Math.round(distanciaKm(a, b))).toBe(km));

  it('is none to itself, the same both ways, and never more than half of the way round', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const km = distanciaKm(a, b);
        expect(distanciaKm(a, a)).toBe(0);
        expect(Math.abs(km - distanciaKm(b, a))).toBeLessThan(1e-6);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(HALF_WAY_ROUND + 1e-6);
      }),
    );
  });

  it('is never longer than by way of a third place, at the other end of the world too', () => {
    const [start, beside, end] = [0, 1.4210854715202007e-14, 179.99998848196384].map((longitude) => ({
      latitude: 0,
      longitude,
    })) as [Coordenadas, Coordenadas, Coordenadas];
    expect(distanciaKm(start, end)).toBeCloseTo(distanciaKm(beside, end), 6);
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(distanciaKm(a, c)).toBeLessThanOrEqual(distanciaKm(a, b) + distanciaKm(b, c) + 1e-6);
      }),
    );
  });

  it('grows with the degrees along a meridian: 111 km each', () => {
    fc.assert(
      fc.property(fc.double({ min: -89, max: 88, noNaN: true }), (latitude) => {
        const km = distanciaKm({ latitude, longitude: 3 }, { latitude: latitude + 1, longitude: 3 });
        expect(km).toBeCloseTo(HALF_WAY_ROUND / 180, 6);
      }),
    );
  });
});

// @rule R144
it.each([
  [0, 'a 0 m'],
  [0.004, 'a 0 m'],
  [0.8467, 'a 850 m'],
  [0.9949, 'a 990 m'],
  [0.9951, 'a 1 km'],
  [1.24, 'a 1,2 km'],
  [9.94, 'a 9,9 km'],
  [9.96, 'a 10 km'],
  [83.6, 'a 84 km'],
  [2978.4, 'a 2.978 km'],
])('%d km reads %j', (km, words) => expect(distanciaTexto(km)).toBe(words));

// @rule R144
describe('porDistancia', () => {
  const item = fc.record({ id: fc.nat(), lugar: fc.option(position) });

  it('sorts without loss, unknown places last', () => {
    fc.assert(
      fc.property(position, fc.uniqueArray(item, { selector: ({ id }) => id }), (de, itens) => {
        const sorted = porDistancia(de, itens);
        expect(sorted.map(({ item: each }) => each).toSorted((a, b) => a.id - b.id)).toEqual(
          itens.toSorted((a, b) => a.id - b.id),
        );
        const far = sorted.map(({ km }) => km ?? Number.POSITIVE_INFINITY);
        expect(far).toEqual(far.toSorted((a, b) => (a === b ? 0 : a - b)));
      }),
    );
  });

  it('keeps the order of equal and unknown distances', () => {
    const at = { latitude: -22, longitude: -47 };
    const itens = [
      { id: 'a', lugar: null },
      { id: 'b', lugar: { latitude: -23, longitude: -47 } },
      { id: 'c', lugar: at },
      { id: 'd', lugar: null },
      { id: 'e', lugar: at },
    ];
    expect(porDistancia(at, itens).map(({ item: { id } }) => id)).toEqual(['c', 'e', 'b', 'a', 'd']);
  });
});

// @rule R58
describe('readCoordenadas', () => {
  it.each([
    ['-22.894530', '-47.052110', -22.89453, -47.05211],
    [-22.89, -47.05, -22.89, -47.05],
    ['-22,89453', ' -47,05211 ', -22.89453, -47.05211],
    [0, -47, 0, -47],
  ])('reads %p, %p', (lat, lng, latitude, longitude) => {
    expect(readCoordenadas(lat, lng)).toEqual({ latitude, longitude });
  });

  it.each([
    [0, 0],
    ['0', '0.0'],
    ['0,000000', '0'],
    [null, null],
    ['', ''],
    ['-22.9', undefined],
    ['norte', '-47'],
    [91, 10],
    [-22, -181],
    [Number.NaN, 1],
  ])('has no place for %p, %p', (lat, lng) => {
    expect(readCoordenadas(lat, lng)).toBeNull();
  });
});
