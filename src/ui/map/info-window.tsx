import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Popup as LeafletPopup } from 'leaflet';
import { Popup, useMap } from 'react-leaflet';
import IconButton from '@mui/material/IconButton';
import { CloseIcon } from '../icons/later-icons.tsx';
import type { MapPoint } from './points.ts';
import { listenTo } from '../../lib/listeners.ts';

interface InfoWindowProps {
  point: Omit<MapPoint, 'id'>;
  children: ReactNode;
  onClose: () => void;
}

/** The chosen point's info window. It takes the focus and returns it when closed; Escape closes it. */
export function InfoWindow({ point: { nome, latitude, longitude }, children, onClose }: InfoWindowProps) {
  // Stable: new ones would reopen the window and lose the focus.
  const position = useMemo((): [number, number] => [latitude, longitude], [latitude, longitude]);
  const map = useMap();
  const popup = useRef<LeafletPopup>(null);
  // The map may grow for it.
  useEffect(() => {
    const moveIntoView = () => popup.current?.update();
    map.on('resize', moveIntoView);
    return () => void map.off('resize', moveIntoView);
  }, [map]);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  const handlers = useMemo(() => ({ remove: () => close.current() }), []);
  return (
    <Popup
      ref={popup}
      position={position}
      offset={[0, -36]}
      // With its border no wider than a map on 320 px.
      minWidth={220}
      maxWidth={220}
      // Leaflet builds its close button from HTML text, which Trusted Types forbid.
      closeButton={false}
      closeOnEscapeKey={false}
      // Below the map's buttons, which would cover its close button.
      autoPanPaddingTopLeft={[16, 116]}
      autoPanPaddingBottomRight={[16, 16]}
      eventHandlers={handlers}
    >
      <Content label={nome} onClose={onClose}>
        {children}
      </Content>
    </Popup>
  );
}

function Content({ label, children, onClose }: { label: string; children: ReactNode; onClose: () => void }) {
  const map = useMap();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // On the document: Escape also works with the focus elsewhere.
    return listenTo(document, ['keydown'], ({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  }, [onClose]);
  useEffect(() => {
    const previous = document.activeElement;
    // Leaflet attaches the window after this callback; it cannot be focused earlier.
    const frame = requestAnimationFrame(() => element.current?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
      // A customer who has moved on keeps the focus.
      if (document.activeElement !== document.body) return;
      const back = previous instanceof HTMLElement && previous.isConnected ? previous : map.getContainer();
      back.focus({ preventScroll: true });
    };
  }, [map]);
  return (
    <dialog className="map-info" ref={element} open aria-label={label} tabIndex={-1}>
      <IconButton aria-label="Fechar" onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
      {children}
    </dialog>
  );
}
