import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * A part of a page that is fetched when its place comes near the screen, and never when it does not. It takes no room
 * before; when it cannot be fetched it stays away until the network comes back.
 * @param load keep it the same from one render to the next
 */
export function WhenNear({ load }: { load: () => Promise<ComponentType> }) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetch = (): void =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => addEventListener('online', fetch, { once: true }),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetch();
      },
      { rootMargin: '300px' },
    );
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);
  return <div ref={place}>{Part !== null && <Part />}</div>;
}
