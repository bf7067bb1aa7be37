import { type ComponentProps, type MouseEvent, useId } from 'react';
import { text } from '../text/text.ts';
import { Button } from './button.tsx';

/**
 * A button that changes something. While there is a reason why not, it does nothing, keeps its place and the focus, and has the
 * reason below it (R104).
 * @param props as of a button; `held`: the reason, null without one
 */
export function HeldButton({ held, ...rest }: ComponentProps<typeof Button> & { held: string | null }) {
  const id = useId();
  const off = held !== null && {
    'aria-disabled': true,
    'aria-describedby': id,
    style: { opacity: 0.55 },
    // A form's button sends the form unless its click is taken back, with Enter too.
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
  return (
    <>
      <Button {...rest} {...off} />
      {held !== null && (
        <p id={id} className={text.tiny}>
          {held}
        </p>
      )}
    </>
  );
}
