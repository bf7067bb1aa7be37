import { useState } from 'react';

const PREFIX = 'inspetor.';

function read<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** State kept in localStorage as `inspetor.<name>`: zoom, collapsed parts, filters. */
export function useRemembered<T>(name: string, fallback: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(name, fallback));
  const keep = (next: T): void => {
    setValue(next);
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(next));
    } catch {
      // Storage is full or blocked: the value lasts until the component unmounts.
    }
  };
  return [value, keep];
}
