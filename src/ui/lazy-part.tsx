import { type ComponentType, type FC, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadPart } from './stale-chunk.ts';

/** A part of the portal whose code comes later, in the place where it is shown. */
export interface LazyPart<Props> extends FC<Props> {
  /** Asks for the code before it is shown. A part that fails here fails again where it is shown, with words for it. */
  fetch: () => Promise<unknown>;
}

interface Options {
  /** What stands in its place meanwhile; absent: the place around it decides (`Suspense`). */
  fallback?: ReactNode;
  /** A part that can be done without: when its code cannot come, nothing is shown, or this. */
  otherwise?: FC;
}

export const Nothing = (): null => null;

/**
 * The one way in which code comes later: a screen, a menu, a dialog, a drawing.
 * A file that a deploy has removed makes the page load once anew (`stale-chunk`), unless the part can be done without.
 * @param load imports the part; asked for once, with the first `fetch` or render
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, otherwise }: Options = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> =>
    (loaded ??= await (otherwise === undefined ? loadPart(load) : load().catch(() => otherwise)));
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
