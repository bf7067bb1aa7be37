import { useLayoutEffect, useRef } from 'react';
import { Virtual } from 'swiper/modules';
import { Swiper, type SwiperRef, SwiperSlide } from 'swiper/react';
import { useReducedMotion } from '../page/use-reduced-motion.ts';
import { addStyles } from '../text/styles.ts';
import { Slide } from './carousel-slide.tsx';
import css from './swiper-strip.css';
import { indexOf, slideIn, type StripProps } from './turn.ts';

addStyles(css);

/** Up to here all items are in the document; of more, the one that is seen and its neighbours. */
const SHORT = 12;
const MODULES = [Virtual];
const NEIGHBOURS = { addSlidesBefore: 1, addSlidesAfter: 1 };
/** How long a swiped slide takes to its place. */
const SNAP_MS = 350;

/** The strip in a hand: Swiper moves it with a finger or a mouse, for ever around. Its library comes with it. */
export function SwiperStrip({ items, ratio, turn, onSwiped }: StripProps) {
  const ref = useRef<SwiperRef>(null);
  const still = useReducedMotion();
  const { length: count } = items;
  const index = indexOf(turn.at, count);

  // Buttons, keys and the clock: at its place at once, also while a swiped slide is still on its way.
  useLayoutEffect(() => {
    const swiper = ref.current?.swiper;
    if (swiper === undefined || swiper.realIndex === index) return;
    if (turn.by < 0) swiper.slidePrev(0);
    else swiper.slideNext(0);
    if (!still) slideIn(swiper.el, turn.by);
  }, [turn, index, still]);

  return (
    <Swiper
      ref={ref}
      loop
      loopPreventsSliding={false}
      initialSlide={index}
      speed={still ? 0 : SNAP_MS}
      wrapperTag="ul"
      modules={MODULES}
      virtual={count > SHORT && NEIGHBOURS}
      onRealIndexChange={({ realIndex }) => {
        const on = indexOf(realIndex - index, count);
        if (on !== 0) onSwiped(on > count / 2 ? on - count : on);
      }}
    >
      {items.map((item, place) => (
        // Two banners may be alike in every field: the place in the list is the identity.
        <SwiperSlide key={place} tag="li" virtualIndex={place} inert={place !== index}>
          <Slide item={item} ratio={ratio} eager={place === index} />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
