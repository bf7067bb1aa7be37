/** A lifetime: until the tab is closed. The default: until it is deleted. */
export const inTab = 'sessionStorage';

export type Lifetime = typeof inTab | 'localStorage';

/** Null: it threw. Forbidden storage throws on every use, a full one on a write. */
export function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** A stored text; null without one. */
export const readKey = (key: string, lifetime: Lifetime = 'localStorage'): string | null =>
  attempt(() => globalThis[lifetime].getItem(key));

/** Stores a text; false: refused. */
export const writeKey = (key: string, text: string, lifetime: Lifetime = 'localStorage'): boolean =>
  attempt(() => globalThis[lifetime].setItem(key, text)) !== null;

export const dropKey = (key: string, lifetime: Lifetime = 'localStorage'): void =>
  void attempt(() => globalThis[lifetime].removeItem(key));

/** The fields of a stored JSON; null when it is missing or invalid. */
export const parsedFields = (text: string | null): Record<string, unknown> | null =>
  attempt(() => {
    // Of `null`, too: it has no fields.
    const { ...fields } = JSON.parse(text ?? '') as Record<string, unknown>;
    return fields;
  });
