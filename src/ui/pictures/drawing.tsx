import type { SVGAttributes } from 'react';
import css from './drawing.css';
import { addStyles } from '../theme/styles.ts';

addStyles(css);

/** The frame of the drawings; parts take the theme's colours by class. */
export function Drawing(props: SVGAttributes<SVGSVGElement>) {
  return <svg {...props} className="drawing" />;
}

/** Classes of every drawing's frame. */
export const art = { viewBox: '0 0 200 150', 'aria-hidden': true, focusable: 'false' } as const;

/** The placeholder of a missing picture. */
export function NoPictureDrawing() {
  return (
    <Drawing {...art}>
      <path className="ink mint" d="M70 66h60l-5 40a9 9 0 0 1-9 8H84a9 9 0 0 1-9-8z" />
      <path className="ink" d="M84 66V56a16 16 0 0 1 32 0v10" />
      <path className="ink" d="M90 84a10 10 0 0 0 20 0" />
    </Drawing>
  );
}
