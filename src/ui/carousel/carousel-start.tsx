import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { Carousel } from './carousel.tsx';
import { CarouselFrame } from './carousel-frame.tsx';
import { type CarouselProps, INTERVAL_MS, LEAD_MS, Slide } from './carousel-slide.tsx';

/**
 * The carousel until it has to move: the first item alone, in the same place. What moves it is fetched when the first
 * item's time is nearly over, and never for one item. While the item has the focus nothing is exchanged under it, also
 * when the code was on its way already.
 */
export function CarouselStart(props: CarouselProps & { load: () => Promise<{ Carousel: typeof Carousel }> }) {
  const { load, ...carousel } = props;
  const { items, label, ratio } = carousel;
  const [Moving, setMoving] = useState<ComponentType<CarouselProps> | null>(null);
  const [focused, setFocused] = useState(false);
  const [first] = items;
  const several = items.length > 1;
  const [tries, setTries] = useState(0);
  // If the code cannot be loaded, the first slide stays until the network is back.
  const fetch = useEffectEvent(
    () =>
      void load().then(
        (part) => setMoving(() => part.Carousel),
        () => addEventListener('online', () => setTries(tries + 1), { once: true }),
      ),
  );

  useEffect(() => {
    if (!several || focused) return undefined;
    const timer = setTimeout(() => fetch(), INTERVAL_MS - LEAD_MS);
    return () => clearTimeout(timer);
  }, [several, focused, tries]);

  if (first === undefined) return null;
  if (Moving !== null && !focused) return <Moving {...carousel} />;
  return (
    <CarouselFrame
      aria-roledescription="carrossel"
      aria-label={label}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="carousel-strip">
        <div>
          <Slide item={first} ratio={ratio} eager />
        </div>
      </div>
    </CarouselFrame>
  );
}
