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

/** A state of the page that this browser keeps for the next visit, under `inspetor.<name>`: zoom, folds, filters. */
export function useRemembered<T>(name: string, fallback: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(name, fallback));
  const keep = (next: T): void => {
    setValue(next);
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(next));
    } catch {
      // Storage is full or forbidden: it holds for this visit.
    }
  };
  return [value, keep];
}
