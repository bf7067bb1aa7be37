import { styled } from '@mui/material/styles';
import { mixed, vars } from '../../text/vars.ts';
import { visuallyHidden } from '../../text/visually-hidden.ts';

const layer = {
  position: 'absolute',
  left: 0,
  top: 0,
} as const;

/** The few of Leaflet's own rules that panes, tiles, marks and info windows need. */
const leafletRules = {
  '& .leaflet-container': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    fontFamily: vars.fontText,
    fontSize: '0.9375rem',
    cursor: 'grab',
    touchAction: 'none',
    WebkitTapHighlightColor: 'transparent',
    '&:focus-visible': { outlineOffset: -4, borderRadius: 24 },
  },
  '& .leaflet-dragging .leaflet-grab, & .leaflet-dragging .leaflet-interactive': { cursor: 'grabbing' },
  '& :is(.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-zoom-box)':
    layer,
  '& :is(.leaflet-tile, .leaflet-marker-icon)': { userSelect: 'none' },
  '& .leaflet-tile': { visibility: 'hidden', maxWidth: 'none', maxHeight: 'none', padding: 0, border: 0 },
  '& .leaflet-tile-loaded': { visibility: 'inherit' },
  '& .leaflet-pane': { zIndex: 400 },
  '& .leaflet-tile-pane': { zIndex: 200, pointerEvents: 'none' },
  '& .leaflet-marker-pane': { zIndex: 600 },
  '& .leaflet-popup-pane': { zIndex: 700 },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '& .leaflet-zoom-anim .leaflet-zoom-animated': {
    transition: 'transform 0.25s cubic-bezier(0, 0, 0.25, 1)',
  },
  '& :is(.leaflet-zoom-anim .leaflet-tile, .leaflet-pan-anim .leaflet-tile)': { transition: 'none' },
  '& .leaflet-zoom-anim .leaflet-zoom-hide': { visibility: 'hidden' },
  '& .leaflet-interactive': { cursor: 'pointer' },
  '& .leaflet-control-container': { display: 'none' },
  '& .leaflet-popup': { position: 'absolute', paddingBottom: 14 },
  '& .leaflet-popup-content-wrapper': {
    borderRadius: 18,
    padding: 16,
    color: vars.text,
    backgroundColor: vars.raised,
    border: `1px solid ${vars.divider}`,
    boxShadow: vars.shadowHigh,
    lineHeight: 1.45,
  },
  '& .leaflet-popup-content': { position: 'relative' },
  '& .leaflet-popup-tip-container': { display: 'none' },
} as const;

const markRules = {
  '& .mark .said': visuallyHidden,
  '& .mark svg': { display: 'block', width: 32, height: 44, overflow: 'visible' },
  '& .mark .body': {
    fill: vars.primary,
    stroke: vars.paper,
    strokeWidth: 2,
    filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 0.3))',
  },
  '& .mark circle': { fill: vars.onPrimary },
  '& .chosen .body': { fill: vars.tomato },
  '& .mark-point:focus-visible, & .mark-cluster:focus-visible': {
    outline: `3px solid ${vars.primary}`,
    outlineOffset: 2,
    borderRadius: 24,
  },
  '& .mark .disc': {
    display: 'grid',
    placeContent: 'center',
    width: 48,
    height: 48,
    boxSizing: 'border-box',
    borderRadius: '50%',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    color: vars.onPrimary,
    backgroundColor: vars.primary,
    border: `4px solid ${vars.paper}`,
    boxShadow: vars.shadowSoft,
  },
  // On tiles the streets say where one is; on the drawn ground the names do.
  '& .mark .name': { display: 'none' },
  '&[data-ground] .mark .name': {
    display: 'block',
    position: 'absolute',
    top: 44,
    left: '50%',
    transform: 'translateX(-50%)',
    width: 'max-content',
    maxWidth: 132,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    color: vars.text,
    textShadow: [0, 1, 2, 3].map(() => `0 0 3px ${vars.sunken}`).join(', '),
    pointerEvents: 'none',
  },
} as const;

/** The map's place: a drawn ground, on which tiles lie when there are some. */
export const MapFrame = styled('div')({
  position: 'relative',
  zIndex: 0,
  overflow: 'hidden',
  height: '100%',
  borderRadius: 24,
  border: `1px solid ${vars.divider}`,
  boxShadow: vars.shadowSoft,
  backgroundColor: vars.sunken,
  backgroundImage: `radial-gradient(${mixed(vars.line, 55)} 1.2px, transparent 1.6px)`,
  backgroundSize: '26px 26px',
  '[data-tema=dark] & .leaflet-tile-pane': { filter: 'brightness(0.72) saturate(0.8)' },
  ...leafletRules,
  ...markRules,
});

export const MapButtons = styled('div')({
  position: 'absolute',
  zIndex: 1,
  top: 12,
  right: 12,
  display: 'grid',
  borderRadius: 16,
  backgroundColor: vars.paper,
  boxShadow: vars.shadowSoft,
  '& button': { padding: 12, borderRadius: 16 },
});

export const MapSource = styled('div')({
  position: 'absolute',
  zIndex: 1,
  right: 0,
  bottom: 0,
  maxWidth: '100%',
  padding: '2px 12px 3px 10px',
  borderTopLeftRadius: 10,
  fontSize: '0.75rem',
  color: vars.text,
  backgroundColor: mixed(vars.paper, 88),
  '& *': { fontSize: 'inherit' },
});
