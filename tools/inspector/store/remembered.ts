import { useState } from 'react';
import { readStored, writeStored } from '../shared/stored.ts';

/** State kept in localStorage as `inspetor.<name>`: zoom, collapsed parts, switches. */
export function useRemembered<T>(name: string, fallback: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(() => (readStored('localStorage', `inspetor.${name}`) ?? fallback) as T);
  const keep = (next: T): void => {
    setValue(next);
    writeStored('localStorage', `inspetor.${name}`, next);
  };
  return [value, keep];
}
