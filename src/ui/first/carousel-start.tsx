import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-settled.ts';
import { useCode } from '../page/later.tsx';
import { RemoteImage } from '../pictures/remote-image.tsx';
import { addStyles } from '../theme/styles.ts';
import css from './carousel-start.css';

addStyles(css);

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
  ratio: string;
}

/** Once the first item was seen for a while. */
export interface MovingCarouselProps extends CarouselProps {
  /** When that item has had its time, by `performance.now()`. */
  firstTurn: number;
}

/** How long an item stays. @rule S9.3 */
export const INTERVAL_MS = 3000;

/**
 * The carousel until its library is there: the first item alone, in the same place. The library is fetched in the browser's first idle moment,
 * and never for one item. While the item has the focus nothing is exchanged under it.
 */
export function CarouselStart(
  props: CarouselProps & { load: () => Promise<ComponentType<MovingCarouselProps>> },
) {
  const { load, ...carousel } = props;
  const { items, label, ratio } = carousel;
  const [begun] = useState(() => performance.now());
  const [focused, setFocused] = useState(false);
  const [first] = items;
  const several = items.length > 1;
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // If the code cannot be loaded, the first slide stays until the network is back.
  const { Component: Moving } = useCode(load, several && idle);

  if (first === undefined) return null;
  if (Moving !== null && !focused) return <Moving {...carousel} firstTurn={begun + INTERVAL_MS} />;
  return (
    <CarouselFrame label={label} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <div className="carousel-strip">
        <Slide item={first} ratio={ratio} eager />
      </div>
    </CarouselFrame>
  );
}

/** The carousel's place: the same before and after its library is there. */
export function CarouselFrame({ label, ...rest }: ComponentProps<'section'> & { label: string }) {
  return <section {...rest} className="carousel" aria-roledescription="carrossel" aria-label={label} />;
}

/** One item: its picture, in its link when it has one. */
export function Slide({ item, ratio, eager }: { item: CarouselItem; ratio: string; eager: boolean }) {
  const picture = <RemoteImage src={item.imageUrl} alt={item.alt} ratio={ratio} eager={eager} />;
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
