import { type Map as LeafletMap, type Marker as LeafletMarker, divIcon, type DivIcon } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { namelessIn } from './nameless.ts';
import {
  areTogether,
  boundsOf,
  type Cluster,
  indexPoints,
  type MapPoint,
  type Mark,
  marksIn,
  viewOf,
} from './points.ts';

export interface MarksProps {
  points: readonly MapPoint[];
  chosenId: string | null;
  /** A cluster's accessible name. */
  clusterLabel: (count: number, together: boolean) => string;
  onChoose: (id: string) => void;
  /** A cluster that no zoom separates was pressed. */
  onGroup: (cluster: Cluster) => void;
}

/** The visible points; those too close together are a cluster. */
export function Marks({ points, chosenId, clusterLabel, onChoose, onGroup }: MarksProps) {
  const map = useMap();
  const index = useMemo(() => indexPoints(points), [points]);
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)), resize: () => setView(viewOf(map)) });
  const { marks, nameless } = useMemo(() => {
    const pixelOf = ({ latitude, longitude }: Mark) => map.project([latitude, longitude], view.zoom);
    const found = marksIn(index, view, pixelOf);
    return { marks: found, nameless: namelessIn(found, pixelOf) };
  }, [index, map, view]);

  const choose = (mark: Mark) => {
    if (mark.kind === 'point') onChoose(mark.point.id);
    else if (areTogether(map, mark.points)) onGroup(mark);
    else zoomTo(map, mark);
  };
  return marks.map((mark) => (
    <MarkOnMap
      key={mark.key}
      mark={mark}
      chosen={mark.kind === 'point' && mark.point.id === chosenId}
      nameless={nameless.has(mark.key)}
      label={
        mark.kind === 'point'
          ? mark.point.nome
          : clusterLabel(mark.points.length, areTogether(map, mark.points))
      }
      onChoose={() => choose(mark)}
    />
  ));
}

interface MarkOnMapProps {
  mark: Mark;
  chosen: boolean;
  /** Its name would be covered: it is said alone. */
  nameless: boolean;
  label: string;
  onChoose: () => void;
}

function MarkOnMap({ mark, chosen, nameless, label, onChoose }: MarkOnMapProps) {
  const marker = useRef<LeafletMarker>(null);
  const count = mark.kind === 'cluster' ? mark.points.length : null;
  // A new icon is a new element and loses the focus: kept while its text is the same.
  const icon = useMemo(() => (count === null ? pinIcon(label) : clusterIcon(count, label)), [count, label]);
  useEffect(() => {
    const classes = marker.current?.getElement()?.classList;
    classes?.toggle('chosen', chosen);
    classes?.toggle('nameless', nameless);
  }, [chosen, nameless, icon]);
  return (
    <Marker
      ref={marker}
      position={[mark.latitude, mark.longitude]}
      icon={icon}
      // No pin covers a cluster's number.
      zIndexOffset={chosen ? 1000 : count === null ? 0 : 500}
      eventHandlers={{
        click: onChoose,
        keydown: ({ originalEvent }) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onChoose();
        },
      }}
    />
  );
}

function zoomTo(map: LeafletMap, { points }: Cluster): void {
  const bounds = boundsOf(points);
  const zoom = Math.max(map.getBoundsZoom(bounds.pad(0.2)), map.getZoom() + 1);
  map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()));
  // The pressed cluster disappears: move the focus to the map.
  map.getContainer().focus({ preventScroll: true });
}

const SVG = 'http://www.w3.org/2000/svg';
const PIN = 'M16 41C26 30 30 23 30 16a14 14 0 1 0-28 0c0 7 4 14 14 25z';

/** A point's pin as nodes: the policy forbids HTML text. Its name is its accessible name, never translated. @rule R161 */
function pinIcon(nome: string): DivIcon {
  const [said, shown] = [textElement('said', nome), textElement('name', nome)];
  for (const name of [said, shown]) name.setAttribute('translate', 'no');
  shown.setAttribute('aria-hidden', 'true');
  return iconOf('mark-point', [32, 44], [16, 42], [pin(), said, shown]);
}

/** A cluster's disc with its number. */
function clusterIcon(count: number, label: string): DivIcon {
  const disc = textElement('disc', String(count));
  disc.setAttribute('aria-hidden', 'true');
  return iconOf('mark-cluster', [48, 48], [24, 24], [disc, textElement('said', label)]);
}

type Pair = [number, number];

function iconOf(className: string, iconSize: Pair, iconAnchor: Pair, parts: readonly Element[]): DivIcon {
  const html = textElement('mark', '');
  html.append(...parts);
  return divIcon({ html, className, iconSize, iconAnchor });
}

function pin(): SVGSVGElement {
  const svg = element('svg', { viewBox: '0 0 32 44', 'aria-hidden': 'true', focusable: 'false' });
  svg.append(element('path', { d: PIN, class: 'body' }), element('circle', { cx: '16', cy: '16', r: '5.5' }));
  return svg as SVGSVGElement;
}

function textElement(className: string, text: string): HTMLElement {
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
