import {
  type ComponentType,
  type KeyboardEvent,
  type TouchEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useReducedMotion } from '../page/use-reduced-motion.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselFrame } from './carousel-frame.tsx';
import { type CarouselProps, INTERVAL_MS, LEAD_MS } from './carousel-slide.tsx';
import { ScrollStrip } from './scroll-strip.tsx';
import { indexOf, type StripProps, type Turn } from './turn.ts';

const loadSwiper = async () =>
  (await import(/* webpackChunkName: "swiper" */ './swiper-strip.tsx')).SwiperStrip;

/**
 * The banners (R59): one at every width, for ever around, each for 3 s. It waits under the pointer and while it has
 * the focus, has a pause button, and under reduced motion only moves when asked. One item has no controls. However many
 * there are, the one that is seen and its neighbours are in the document. The first was seen before (`carousel-start`).
 * @returns a labelled region
 */
export function Carousel({ items, label, ratio }: CarouselProps) {
  const { wanted, playing, focused, choose, handlers } = usePlaying();
  const [turn, setTurn] = useState<Turn>({ at: 0, by: 0 });
  const step = useCallback((by: number) => setTurn(({ at }) => ({ at: at + by, by })), []);
  const swiped = useCallback((by: number) => setTurn(({ at }) => ({ at: at + by, by: 0 })), []);
  const { Strip, onStands, handComes } = useStrip(focused);
  const several = items.length > 1;
  const moved = turn.at !== 0;

  useEffect(() => {
    if (!playing || !several) return undefined;
    const timer = setInterval(() => !document.hidden && step(1), moved ? INTERVAL_MS : LEAD_MS);
    return () => clearInterval(timer);
  }, [playing, several, moved, turn, step]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (!several || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
    // Without this the browser would scroll the strip as well.
    event.preventDefault();
    // The item under the focus goes, and would take it along.
    if (!(event.target instanceof HTMLButtonElement)) event.currentTarget.focus();
    step(key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <CarouselFrame
      aria-roledescription="carrossel"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...handlers}
      onPointerEnter={() => {
        handlers.onPointerEnter();
        if (several) handComes();
      }}
    >
      <Strip items={items} ratio={ratio} turn={turn} onSwiped={swiped} onStands={onStands} />
      {several ? (
        <CarouselControls
          index={indexOf(turn.at, items.length)}
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

/**
 * The browser's own strip until a hand comes, which most visits do without; then Swiper's, once its code is there, nothing
 * moves and nothing has the focus. Without the network the browser's own stays, and the next hand asks again (docs/adr/0004).
 */
function useStrip(focused: boolean) {
  const [Strip, setStrip] = useState<ComponentType<StripProps>>(() => ScrollStrip);
  const [Loaded, setLoaded] = useState<ComponentType<StripProps> | null>(null);
  const asked = useRef(false);
  const handComes = () => {
    if (asked.current) return;
    asked.current = true;
    loadSwiper().then(
      (part) => setLoaded(() => part),
      () => (asked.current = false),
    );
  };
  const onStands = Loaded === null || focused ? undefined : () => setStrip(() => Loaded);
  return { Strip, onStands, handComes };
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
    focused,
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
