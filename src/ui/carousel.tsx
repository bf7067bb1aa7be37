import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselFrame } from './carousel-frame.ts';
import { RemoteImage } from './remote-image.tsx';
import { useReducedMotion } from './use-media.ts';

export interface CarouselItem {
  imageUrl: string;
  /** Opens in a new tab; null: a picture only. */
  href: string | null;
  alt: string;
  /** The accessible name of the link. */
  linkName: string;
}

export interface CarouselProps {
  items: readonly CarouselItem[];
  /** What it shows, as its name for screen readers. */
  label: string;
  /** `aspect-ratio` of the pictures. */
  ratio?: string | undefined;
  /** How long an item stays (spec 9: 3 s). */
  intervalMs?: number | undefined;
}

/**
 * The banners (R59): one at every width, for ever around, each for 3 s. It waits under the pointer and while it has
 * the focus, has a pause button, and under reduced motion only moves when asked. One item has no controls.
 * @returns a labelled region; import it lazily, the library comes with it
 */
export function Carousel({ items, label, ratio = '20 / 7', intervalMs = 3000 }: CarouselProps) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [index, setIndex] = useState(0);
  const { wanted, playing, choose, handlers } = usePlaying();
  const several = items.length > 1;

  useEffect(() => {
    if (swiper === null || !playing || !several) return undefined;
    const timer = setInterval(() => !document.hidden && swiper.slideNext(), intervalMs);
    return () => clearInterval(timer);
  }, [swiper, playing, several, intervalMs, index]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') swiper?.slideNext();
    if (event.key === 'ArrowLeft') swiper?.slidePrev();
  };
  return (
    <CarouselFrame aria-roledescription="carrossel" aria-label={label} onKeyDown={onKeyDown} {...handlers}>
      <Swiper
        loop={several}
        allowTouchMove={several}
        speed={350}
        wrapperTag="ul"
        onSwiper={setSwiper}
        onRealIndexChange={(current) => setIndex(current.realIndex)}
      >
        {items.map((item, place) => (
          // Two banners may be alike in every field: the place in the list is the identity.
          <SwiperSlide key={place} tag="li" inert={several && place !== index}>
            <Slide item={item} ratio={ratio} eager={place === 0} />
          </SwiperSlide>
        ))}
      </Swiper>
      {several ? (
        <CarouselControls
          index={index}
          count={items.length}
          playing={wanted}
          quiet={playing}
          onPlayingChange={choose}
          onPrevious={() => swiper?.slidePrev()}
          onNext={() => swiper?.slideNext()}
        />
      ) : null}
    </CarouselFrame>
  );
}

function Slide({ item, ratio, eager }: { item: CarouselItem; ratio: string; eager: boolean }) {
  const picture = (
    <RemoteImage src={item.imageUrl} alt={item.href === null ? item.alt : ''} ratio={ratio} eager={eager} />
  );
  if (item.href === null) return picture;
  return (
    <a
      href={item.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${item.linkName} (abre em nova aba)`}
    >
      {picture}
    </a>
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
      // Who presses play means now, although pointer and focus are here.
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
