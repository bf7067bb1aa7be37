import { divIcon, type DivIcon } from 'leaflet';

const SVG = 'http://www.w3.org/2000/svg';
const PIN = 'M16 41C26 30 30 23 30 16a14 14 0 1 0-28 0c0 7 4 14 14 25z';

/** A point's pin as nodes: the policy forbids HTML text. Its name is its accessible name, never translated. @rule R161 */
export function pinIcon(nome: string): DivIcon {
  const [said, shown] = [words('said', nome), words('name', nome)];
  for (const name of [said, shown]) name.setAttribute('translate', 'no');
  shown.setAttribute('aria-hidden', 'true');
  return icon('mark-point', [32, 44], [16, 42], [pin(), said, shown]);
}

/** A cluster's disc with its number. */
export function clusterIcon(count: number, label: string): DivIcon {
  const disc = words('disc', String(count));
  disc.setAttribute('aria-hidden', 'true');
  return icon('mark-cluster', [48, 48], [24, 24], [disc, words('said', label)]);
}

type Pair = [number, number];

function icon(className: string, iconSize: Pair, iconAnchor: Pair, parts: readonly Element[]): DivIcon {
  const html = words('mark', '');
  html.append(...parts);
  return divIcon({ html, className, iconSize, iconAnchor });
}

function pin(): SVGSVGElement {
  const svg = element('svg', { viewBox: '0 0 32 44', 'aria-hidden': 'true', focusable: 'false' });
  svg.append(element('path', { d: PIN, class: 'body' }), element('circle', { cx: '16', cy: '16', r: '5.5' }));
  return svg as SVGSVGElement;
}

function words(className: string, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
