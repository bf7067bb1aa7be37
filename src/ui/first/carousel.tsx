import { type KeyboardEvent, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Virtual } from 'swiper/modules';
import { Swiper, type SwiperRef, SwiperSlide } from 'swiper/react';
import { IconButton } from './button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/later-icons.tsx';
import { useReducedMotion } from '../page/use-media.ts';
import { addStyles } from '../theme/styles.ts';
import { text } from './text.ts';
import css from './carousel.css';
import { CarouselFrame, INTERVAL_MS, type MovingCarouselProps, Slide } from './carousel-start.tsx';

addStyles(css);

/** Up to here all items are in the document; of more, the one that is seen and its neighbours. */
const SHORT = 12;
const MODULES = [Virtual];
const NEIGHBOURS = { addSlidesBefore: 1, addSlidesAfter: 1 };
/** How long a slide takes to its place. */
const SLIDE_MS = 400;
/** Before the first turn, when it is overdue: nothing moves at once. */
const LEAST_MS = 1000;

/**
 * The banners through Swiper: one at every width, for ever around, each for 3 s. It waits under the pointer and while
 * it has the focus, has a pause button, and under reduced motion only moves when asked. One item has no controls. The first one was seen
 * before (`carousel-start`).
 * @returns a labelled region
 * @rule R59
 */
export function Carousel({ items, label, ratio, firstTurn }: MovingCarouselProps) {
  const { length: count } = items;
  const several = count > 1;
  const ref = useRef<SwiperRef>(null);
  const [{ index, moved }, setPlace] = useState({ index: 0, moved: false });
  const { wanted, playing, choose, handlers } = usePlaying();
  const still = useReducedMotion();
  const next = () => ref.current?.swiper.slideNext();
  const previous = () => ref.current?.swiper.slidePrev();
  useClock(playing && several, index, moved ? null : firstTurn, next);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (!several || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
    event.preventDefault();
    // The item under the focus goes, and would take it along.
    if (!(event.target instanceof HTMLButtonElement)) event.currentTarget.focus();
    if (key === 'ArrowRight') next();
    else previous();
  };
  return (
    <CarouselFrame label={label} tabIndex={-1} onKeyDown={onKeyDown} {...handlers}>
      <Swiper
        ref={ref}
        loop={several}
        loopPreventsSliding={false}
        speed={still ? 0 : SLIDE_MS}
        wrapperTag="ul"
        modules={MODULES}
        virtual={count > SHORT && NEIGHBOURS}
        onRealIndexChange={({ realIndex }) => setPlace({ index: realIndex, moved: true })}
      >
        {items.map((item, place) => (
          // Two banners may be alike in every field: the place in the list is the identity.
          <SwiperSlide key={place} tag="li" virtualIndex={place} inert={place !== index}>
            <Slide item={item} ratio={ratio} eager={place === 0} />
          </SwiperSlide>
        ))}
      </Swiper>
      {several ? (
        <Controls
          index={index}
          count={count}
          wanted={wanted}
          playing={playing}
          onWantedChange={choose}
          onPrevious={previous}
          onNext={next}
        />
      ) : null}
    </CarouselFrame>
  );
}

interface ControlsProps {
  index: number;
  count: number;
  /** It moves by itself, when neither pointer nor focus pause it: what the button shows. */
  wanted: boolean;
  /** It moves by itself now: nothing is announced. */
  playing: boolean;
  onWantedChange: (wanted: boolean) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** On phones, too: whoever cannot swipe taps (WCAG 2.5.7). */
function Controls({ index, count, wanted, playing, onWantedChange, onPrevious, onNext }: ControlsProps) {
  return (
    <div className="carousel-bar">
      <IconButton aria-label="Anterior" onClick={onPrevious}>
        <ChevronLeftIcon size={20} />
      </IconButton>
      <IconButton
        aria-label={wanted ? 'Pausar apresentação' : 'Iniciar apresentação'}
        onClick={() => onWantedChange(!wanted)}
      >
        {wanted ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </IconButton>
      <span className="carousel-counter" aria-live={playing ? 'off' : 'polite'} aria-atomic>
        <span className={text.said}>{`Item ${index + 1} de ${count}`}</span>
        <span aria-hidden>{`${index + 1}/${count}`}</span>
      </span>
      <IconButton aria-label="Próximo" onClick={onNext}>
        <ChevronRightIcon size={20} />
      </IconButton>
    </div>
  );
}

/**
 * Turns every three seconds, in a page that is seen. Not Swiper's own autoplay: it asks for every frame as long as it
 * runs, and does not wait under the focus (docs/adr/0004).
 * @param firstTurn when the first turn is due; null: there was one
 */
function useClock(running: boolean, index: number, firstTurn: number | null, turn: () => void): void {
  const tick = useEffectEvent(() => {
    if (!document.hidden) turn();
  });
  useEffect(() => {
    if (!running) return undefined;
    const wait = firstTurn === null ? INTERVAL_MS : Math.max(firstTurn - performance.now(), LEAST_MS);
    const timer = setInterval(() => tick(), wait);
    return () => clearInterval(timer);
  }, [running, index, firstTurn]);
}

/** Whether it moves by itself: wanted (not so under reduced motion), and neither pointed at, touched nor focused. */
function usePlaying() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  // The pointer of a finger is gone as soon as the browser scrolls; the finger is not.
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  const touch = ({ touches }: TouchEvent) => setTouched(touches.length > 0);
  const wanted = choice ?? !reduced;
  return {
    wanted,
    playing: wanted && !pointed && !touched && !focused,
    choose: (next: boolean) => {
      setChoice(next);
      // Pressing play starts at once, even though pointer and focus normally pause the carousel.
      setPointed(false);
      setFocused(false);
    },
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onTouchStart: touch,
      onTouchEnd: touch,
      onTouchCancel: touch,
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
