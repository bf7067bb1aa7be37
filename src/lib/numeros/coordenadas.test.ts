import { readCoordenadas } from './distancia.ts';

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
