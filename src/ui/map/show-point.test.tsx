import { Map as LeafletMap } from 'leaflet';
import { showPoint } from './show-point.ts';

const CAMBUI = { id: '1', nome: 'Cambuí', latitude: -22.9, longitude: -47.05 };
const JUNDIAI = { id: '2', nome: 'Jundiaí', latitude: -23.18, longitude: -46.89 };
/** Some streets from Jundiaí: in view at zoom 15, off centre. */
const BESIDE = { id: '3', nome: 'Vila Arens', latitude: -23.184, longitude: -46.894 };

function mapAt(zoom: number, { latitude, longitude } = CAMBUI) {
  const container = document.createElement('div');
  // jsdom has no layout.
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(container, side, { value: 600 });
  const map = new LeafletMap(container, { zoomAnimation: false, fadeAnimation: false });
  return map.setView([latitude, longitude], zoom, { animate: false });
}
const viewOf = (map: LeafletMap) => {
  const { lat, lng } = map.getCenter();
  return [map.getZoom(), Number(lat.toFixed(3)), Number(lng.toFixed(3))];
};

test('a point far away is shown from near, in the middle of the map', () => {
  const map = mapAt(10);
  showPoint(map, CAMBUI);
  expect(viewOf(map)).toEqual([15, -22.9, -47.05]);
});

test('the map moves on to a point out of view', () => {
  const map = mapAt(17);
  showPoint(map, JUNDIAI);
  expect(viewOf(map)).toEqual([15, -23.18, -46.89]);
});

test.each([12, 15])('a point that is seen at zoom %s leaves the map where it is', (zoom) => {
  const map = mapAt(zoom, JUNDIAI);
  showPoint(map, BESIDE);
  expect(viewOf(map)).toEqual([zoom, -23.18, -46.89]);
});
