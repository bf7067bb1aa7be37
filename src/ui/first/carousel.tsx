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

/** Up to this many items are all in the document; beyond it the current one and its neighbours. */
const SHORT = 12;
const MODULES = [Virtual];
const NEIGHBOURS = { addSlidesBefore: 1, addSlidesAfter: 1 };
/** Duration of a slide's move. */
const SLIDE_MS = 400;
/** Delay of an overdue first move. */
const MIN_MS = 1000;

/**
 * Banners through Swiper: looping, 3 s each. Pauses under the pointer and the focus, has a pause button, and moves only on
 * request under reduced motion. A single item has no controls. Continues `carousel-start`.
 * @returns a labelled region
 * @rule R59
 */
export function Carousel({ items, label, ratio, firstMoveAt }: MovingCarouselProps) {
  const { length: count } = items;
  const several = count > 1;
  const ref = useRef<SwiperRef>(null);
  const [{ index, moved }, setPlace] = useState({ index: 0, moved: false });
  const { wanted, playing, choose, handlers } = usePlaying();
  const still = useReducedMotion();
  const next = () => ref.current?.swiper.slideNext();
  const previous = () => ref.current?.swiper.slidePrev();
  useClock(playing && several, index, moved ? null : firstMoveAt, next);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (!several || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
    event.preventDefault();
    // The focused item leaves, and would take the focus along.
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
        {items.map((item, itemIndex) => (
          // Banners may be equal: their position is the key.
          <SwiperSlide key={itemIndex} tag="li" virtualIndex={itemIndex} inert={itemIndex !== index}>
            <Slide item={item} ratio={ratio} eager={itemIndex === 0} />
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
  /** Whether it plays, regardless of pointer and focus: the button's state. */
  wanted: boolean;
  /** Whether it moves now: nothing is announced then. */
  playing: boolean;
  onWantedChange: (wanted: boolean) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Also on phones, for those who cannot swipe (WCAG 2.5.7). */
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
 * Turns every three seconds while the page is visible. Swiper's autoplay uses every frame and ignores the focus
 * (docs/adr/0002).
 * @param firstMoveAt when the first move is due; null: it was made
 */
function useClock(running: boolean, index: number, firstMoveAt: number | null, move: () => void): void {
  const tick = useEffectEvent(() => {
    if (!document.hidden) move();
  });
  useEffect(() => {
    if (!running) return undefined;
    const wait = firstMoveAt === null ? INTERVAL_MS : Math.max(firstMoveAt - performance.now(), MIN_MS);
    const timer = setInterval(() => tick(), wait);
    return () => clearInterval(timer);
  }, [running, index, firstMoveAt]);
}

/** Whether it moves: playing, and neither hovered, touched nor focused. */
function usePlaying() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  // A finger's pointer ends when the browser scrolls; the finger stays.
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  const touch = ({ touches }: TouchEvent) => setTouched(touches.length > 0);
  const wanted = choice ?? !reduced;
  return {
    wanted,
    playing: wanted && !pointed && !touched && !focused,
    choose: (next: boolean) => {
      setChoice(next);
      // Pressing play starts at once, in spite of pointer and focus.
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
