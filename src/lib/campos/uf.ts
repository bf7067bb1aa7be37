import type { Mask } from './mascara.ts';

const lettersOf = (text: string): string => text.replace(/[^A-Za-z]+/g, '').toUpperCase();

/** A state's two letters, upper-case. A longer name, or its beginning, is not shortened: it would be another state. */
export const ufMask: Mask = {
  keeps: (char) => /^[A-Za-z]$/.test(char),
  read: lettersOf,
  max: 2,
  format: (raw) => raw,
  leaves: ({ value }) => value.trim().length > 2,
};
