import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Virtual } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselFrame } from './carousel-frame.tsx';
import { type CarouselProps, INTERVAL_MS, Slide } from './carousel-slide.tsx';
import { useReducedMotion } from '../page/use-media.ts';

/** Up to here all items are in the document; of more, the one that is seen and its neighbours. */
const SHORT = 12;
const MODULES = [Virtual];
const NEIGHBOURS = { addSlidesBefore: 1, addSlidesAfter: 1 };

/**
 * The banners (R59): one at every width, for ever around, each for 3 s. It waits under the pointer and while it has
 * the focus, has a pause button, and under reduced motion only moves when asked. One item has no controls.
 * @param firstIntervalMs what is left of the first item's time, when it was seen before (`carousel-start`)
 * @returns a labelled region; import it lazily, the library comes with it
 */
export function Carousel(props: CarouselProps & { firstIntervalMs?: number }) {
  const { items, label, ratio = '20 / 7', intervalMs = INTERVAL_MS, firstIntervalMs = intervalMs } = props;
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [index, setIndex] = useState(0);
  const { wanted, playing, choose, handlers } = usePlaying();
  const several = items.length > 1;
  const isLong = items.length > SHORT;
  const moved = useRef(false);

  useEffect(() => {
    if (swiper === null || !playing || !several) return undefined;
    const stay = moved.current ? intervalMs : firstIntervalMs;
    const timer = setInterval(() => !document.hidden && swiper.slideNext(), stay);
    return () => clearInterval(timer);
  }, [swiper, playing, several, intervalMs, firstIntervalMs, index]);

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
        modules={MODULES}
        virtual={isLong && NEIGHBOURS}
        onSwiper={setSwiper}
        onRealIndexChange={(current) => {
          moved.current = true;
          setIndex(current.realIndex);
        }}
      >
        {items.map((item, place) => (
          // Two banners may be alike in every field: the place in the list is the identity.
          <SwiperSlide key={place} tag="li" virtualIndex={place} inert={several && place !== index}>
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
