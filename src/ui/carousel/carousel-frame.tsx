import type { ComponentProps } from 'react';
import css from './carousel.css';
import { addStyles } from '../text/styles.ts';

addStyles(css);

/** The carousel's place: the same before and after its library is there. */
export function CarouselFrame(props: ComponentProps<'section'>) {
  return <section {...props} className="carousel" />;
}
