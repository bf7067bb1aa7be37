import { type MouseEvent, useId } from 'react';

/**
 * Props of a button that is disabled but keeps its place and focus.
 * @param disabledReason null enables the button, and `off` is null
 * @returns `id` for the element with the reason
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
          // Without preventDefault the button would still submit its form.
          onClick: (event: MouseEvent) => event.preventDefault(),
        };
  return { id, off };
}
