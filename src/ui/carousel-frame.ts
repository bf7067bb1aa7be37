import { styled } from '@mui/material/styles';
import { visuallyHidden } from './visually-hidden.ts';
import { mixed, PHONE, vars } from './vars.ts';

/** The carousel's place, with the few of swiper's own rules that one horizontal strip needs. */
export const CarouselFrame = styled('section')({
  position: 'relative',
  width: '100%',
  // Its slides stand side by side: without this they would widen a grid around it.
  contain: 'inline-size',
  borderRadius: 24,
  '& .swiper': { overflow: 'hidden', borderRadius: 'inherit', position: 'relative', zIndex: 0 },
  '& .swiper-horizontal': { touchAction: 'pan-y' },
  '& .swiper-wrapper': {
    display: 'flex',
    width: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    transitionProperty: 'transform',
    transform: 'translate3d(0, 0, 0)',
    boxSizing: 'content-box',
  },
  '& .swiper-slide': { flexShrink: 0, width: '100%', position: 'relative', transitionProperty: 'transform' },
  '& .swiper-slide a': { display: 'block' },
  '& .swiper-slide a:focus-visible': { outlineOffset: -6, borderRadius: 24 },
  '@media (prefers-reduced-motion: reduce)': {
    '& .swiper-wrapper': { transitionDuration: '0ms !important' },
  },
  boxShadow: vars.shadowSoft,
});

export const ControlBar = styled('div')({
  position: 'absolute',
  zIndex: 1,
  right: 10,
  bottom: 10,
  display: 'flex',
  alignItems: 'center',
  borderRadius: 16,
  backgroundColor: mixed(vars.paper, 88),
  boxShadow: vars.shadowLow,
  '& button': { padding: 12 },
  [PHONE]: {
    right: 6,
    bottom: 6,
    '& .step:not(:focus-visible)': visuallyHidden,
  },
});

export const Counter = styled('span')({
  position: 'relative',
  minWidth: 32,
  padding: '0 12px 0 0',
  textAlign: 'center',
  fontWeight: 600,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& .said': visuallyHidden,
});
