import { useMedia } from './use-media.ts';

/** The customer asked the system for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
