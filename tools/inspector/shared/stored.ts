type Storage = 'localStorage' | 'sessionStorage';

/** A stored value; null: none, or the browser forbids it. */
export function readStored(storage: Storage, name: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; with storage full or forbidden it lasts until the next load. */
export function writeStored(storage: Storage, name: string, value: unknown): void {
  try {
    globalThis[storage].setItem(name, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
