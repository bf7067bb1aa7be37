import { type ComponentType, type FC, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadPart } from './stale-chunk.ts';

/** A part of the portal whose code comes later, in the place where it is shown. */
export interface LazyPart<Props> extends FC<Props> {
  /** Asks for the code before it is shown. A part that fails here fails again where it is shown, with words for it. */
  fetch: () => Promise<unknown>;
}

interface Options {
  /** What stands in its place meanwhile; absent: the place around it decides (`Suspense`). */
  fallback?: ReactNode;
}

/**
 * The one way in which code comes later: a screen, a menu, a dialog.
 * A file that a deploy has removed makes the page load once anew (`stale-chunk`).
 * @param load imports the part; asked for once, with the first `fetch` or render
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback }: Options = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (loaded ??= await loadPart(load));
  const Late: ComponentType<Props> = lazy(async () => ({ default: await fetch() }));
  function PartPlace(props: Props) {
    // Chosen once: another type in the same place would be another screen, without what was typed. And what is there
    // already is shown at once: for a promise, kept or not, React puts up the fallback and leaves it for 300 ms.
    const [Part] = useState(() => loaded ?? Late);
    return fallback === undefined ? (
      <Part {...props} />
    ) : (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(PartPlace, { fetch });
}

/**
 * A part that can be done without: a drawing, a strip, an offer. Its place is empty until the code is there; code that
 * cannot come is asked for again when the network comes back.
 */
export function optionalPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): FC<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function OptionalPlace(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part !== null) return undefined;
      const ask = (): void =>
        void load().then(
          (part) => setPart(() => (loaded = part)),
          () => addEventListener('online', ask, { once: true }),
        );
      ask();
      return () => removeEventListener('online', ask);
    }, [Part]);
    return Part === null ? null : <Part {...props} />;
  };
}
