import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-settled.ts';
import { useCode } from '../page/later.tsx';
import { RemoteImage } from '../pictures/remote-image.tsx';
import { addStyles } from '../theme/styles.ts';
import css from './carousel-start.css';

addStyles(css);

export interface CarouselItem {
  imageUrl: string;
  /** Null: a picture only. */
  href: string | null;
  alt: string;
  /** The accessible name of the link. */
  linkName: string;
}

export interface CarouselProps {
  items: readonly CarouselItem[];
  /** The label for screen readers. */
  label: string;
  /** `aspect-ratio` of the pictures. */
  ratio: string;
}

/** After the first item has been visible for a while. */
export interface MovingCarouselProps extends CarouselProps {
  /** The end of the first item's time, by `performance.now()`. */
  firstMoveAt: number;
}

/** Time per item. @rule S9.3 */
export const INTERVAL_MS = 3000;

/**
 * Shows the first item until the carousel's library has loaded, when idle and for two items or more. A focused item is not
 * replaced.
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
  // If the code fails to load, the first item stays until the network is back.
  const { Component: Moving } = useCode(load, several && idle);

  if (first === undefined) return null;
  if (Moving !== null && !focused) return <Moving {...carousel} firstMoveAt={begun + INTERVAL_MS} />;
  return (
    <CarouselFrame label={label} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <div className="carousel-strip">
        <Slide item={first} ratio={ratio} eager />
      </div>
    </CarouselFrame>
  );
}

/** The carousel's container, with and without its library. */
export function CarouselFrame({ label, ...rest }: ComponentProps<'section'> & { label: string }) {
  return <section {...rest} className="carousel" aria-roledescription="carrossel" aria-label={label} />;
}

/** An item: its picture, in a link when it has one; the portal's own opens in place. @rule R242 */
export function Slide({ item, ratio, eager }: { item: CarouselItem; ratio: string; eager: boolean }) {
  const picture = <RemoteImage src={item.imageUrl} alt={item.alt} ratio={ratio} eager={eager} />;
  if (item.href === null) return picture;
  const away = !item.href.startsWith(`${location.origin}/`) && {
    target: '_blank',
    rel: 'noopener noreferrer',
  };
  return (
    <a href={item.href} {...away} aria-label={item.linkName + (away ? ' (abre em nova aba)' : '')}>
      {picture}
    </a>
  );
}
