import { type ComponentType, type FC, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isOnline, onReachBack, reachBack } from '../../lib/rede.ts';
import { Kept, loadChunk } from './stale-chunk.ts';

/** A component whose code comes later, where it is shown. */
export interface LazyComponent<Props> extends FC<Props> {
  /** Asks for the code before it is shown. A component that fails here fails again where it is shown, with words for it. */
  fetch: () => Promise<unknown>;
}

/** In the place of what the customer did without, to keep what was typed. */
const Nothing = () => null;

/**
 * The one way in which code comes later: a screen, a menu, a dialog.
 * A file that a deploy has removed makes the page load once anew (`stale-chunk`).
 * @param load imports the component; asked for once, with the first `fetch` or render
 * @param fallback stands in its place meanwhile; absent: the place around it decides (`Suspense`)
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (loaded ??= await loadChunk(load));
  // Without a network the screen that would say so cannot come either: what stands in the place says it until then.
  const Late: ComponentType<Props> = lazy(async () => ({
    default: await fetch().catch(async (error: unknown) => {
      if (error instanceof Kept) return Nothing;
      if (!isOnline()) await reachBack();
      return fetch();
    }),
  }));
  function LazySlot(props: Props) {
    // Chosen once: another type in the same place would be another screen, without what was typed. And what is there
    // already is shown at once: for a promise, kept or not, React puts up the fallback and leaves it for 300 ms.
    const [Component] = useState(() => loaded ?? Late);
    return fallback === undefined ? (
      <Component {...props} />
    ) : (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazySlot, { fetch });
}

/**
 * A component that can be done without: a drawing, a strip, an offer. Code that cannot come is asked for again when the
 * network comes back.
 * @param meanwhile stands in its place until the code is there
 */
export function optionalComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): FC<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function OptionalSlot(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component !== null) return undefined;
      const ask = (): void =>
        void load().then(
          (component) => setComponent(() => (loaded = component)),
          () => undefined,
        );
      ask();
      return onReachBack(ask);
    }, [Component]);
    return Component === null ? meanwhile : <Component {...props} />;
  };
}
