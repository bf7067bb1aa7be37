import { type KeyboardEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '../page/use-reduced-motion.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselFrame } from './carousel-frame.tsx';
import { type CarouselProps, INTERVAL_MS, Slide } from './carousel-slide.tsx';
import { useStrip } from './use-strip.ts';

/**
 * The banners (R59): one at every width, for ever around, each for 3 s. It waits under the pointer and while it has
 * the focus, has a pause button, and under reduced motion only moves when asked. One item has no controls. However many
 * there are, the one that is seen and its neighbours are in the document.
 * @param firstIntervalMs what is left of the first item's time, when it was seen before (`carousel-start`)
 * @returns a labelled region
 */
export function Carousel(props: CarouselProps & { firstIntervalMs?: number }) {
  const { items, label, ratio = '20 / 7', intervalMs = INTERVAL_MS, firstIntervalMs = intervalMs } = props;
  const { wanted, playing, choose, handlers } = usePlaying();
  const { at, step, strip } = useStrip();
  const several = items.length > 1;
  const indexOf = (place: number) => ((place % items.length) + items.length) % items.length;
  const moved = at !== 0;

  useEffect(() => {
    if (!playing || !several) return undefined;
    const timer = setInterval(() => !document.hidden && step(1), moved ? intervalMs : firstIntervalMs);
    return () => clearInterval(timer);
  }, [playing, several, intervalMs, firstIntervalMs, moved, at, step]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!several || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
    // Without this the browser would scroll the strip as well.
    event.preventDefault();
    step(key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <CarouselFrame aria-roledescription="carrossel" aria-label={label} onKeyDown={onKeyDown} {...handlers}>
      <ul className="carousel-strip" ref={strip}>
        {(several ? [at - 1, at, at + 1] : [at]).map((place) => {
          const item = items[indexOf(place)];
          return item === undefined ? null : (
            <li key={place} inert={place !== at}>
              <Slide item={item} ratio={ratio} eager={place === 0} />
            </li>
          );
        })}
      </ul>
      {several ? (
        <CarouselControls
          index={indexOf(at)}
          count={items.length}
          playing={wanted}
          quiet={playing}
          onPlayingChange={choose}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
        />
      ) : null}
    </CarouselFrame>
  );
}

/** Whether it moves by itself: wanted (not so under reduced motion), and neither pointed at nor focused. */
function usePlaying() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const wanted = choice ?? !reduced;
  return {
    wanted,
    playing: wanted && !pointed && !focused,
    choose: (next: boolean) => {
      setChoice(next);
      // Pressing play starts at once, even though pointer and focus normally pause the carousel.
      setPointed(false);
      setFocused(false);
    },
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
