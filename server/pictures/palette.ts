/** The colours of the house. */
export const GREEN = '#0B6B3A';
export const DEEP_GREEN = '#07502B';
export const LEAF = '#4FA84A';
export const LIGHT_LEAF = '#8CC751';
export const TOMATO = '#E4572E';
export const DARK_TOMATO = '#C23F1C';
export const CORN = '#F5B83D';
export const CREAM = '#FFF8EC';
export const BROWN = '#8A5633';
export const DARK_BROWN = '#5E3820';
export const WHITE = '#FFFFFF';
export const INK = '#2B2A26';
