import { type MouseEvent, useId } from 'react';

/**
 * What a button takes that does nothing now but keeps its place and the focus.
 * @param disabledReason why it does nothing; null: it works, and `off` is null
 * @returns `id` for the element that holds the reason
 * @rule R104
 */
export function useReason(disabledReason: string | null) {
  const id = useId();
  const off =
    disabledReason === null
      ? null
      : {
          'aria-disabled': true,
          'aria-describedby': id,
          style: { opacity: 0.55 },
          // A form's button sends the form unless its click is taken back, with Enter too.
          onClick: (event: MouseEvent) => event.preventDefault(),
        };
  return { id, off };
}
