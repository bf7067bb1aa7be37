import type { Map as LeafletMap, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { clusterIcon, pinIcon } from './mark-icon.ts';
import { namelessIn } from './nameless.ts';
import { indexPoints, type MapPoint, type Mark, marksIn, viewOf } from './points.ts';

interface MarksProps {
  points: readonly MapPoint[];
  chosenId: string | null;
  /** A cluster's accessible name. */
  clusterLabel: (count: number) => string;
  onChoose: (id: string) => void;
}

/** The visible points; those too close together are a cluster. */
export function Marks({ points, chosenId, clusterLabel, onChoose }: MarksProps) {
  const map = useMap();
  const index = useMemo(() => indexPoints(points), [points]);
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)), resize: () => setView(viewOf(map)) });
  const marks = useMemo(() => marksIn(index, view), [index, view]);
  const nameless = useMemo(
    () => namelessIn(marks, ({ latitude, longitude }) => map.project([latitude, longitude], view.zoom)),
    [marks, map, view],
  );

  const choose = (mark: Mark) => {
    if (mark.kind === 'point') onChoose(mark.point.id);
    else zoomTo(map, mark, index.getClusterExpansionZoom(mark.id));
  };
  return marks.map((mark) => (
    <MarkOnMap
      key={mark.key}
      mark={mark}
      chosen={mark.kind === 'point' && mark.point.id === chosenId}
      nameless={nameless.has(mark.key)}
      label={mark.kind === 'point' ? mark.point.nome : clusterLabel(mark.count)}
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
  const count = mark.kind === 'cluster' ? mark.count : null;
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
      zIndexOffset={chosen ? 1000 : 0}
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

function zoomTo(map: LeafletMap, { latitude, longitude }: Mark, zoom: number): void {
  map.setView([latitude, longitude], Math.min(zoom, map.getMaxZoom()));
  // The pressed cluster disappears: move the focus to the map.
  map.getContainer().focus({ preventScroll: true });
}
