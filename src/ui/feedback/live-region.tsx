import { text } from '../text/text.ts';

export interface LiveRegionProps {
  /** What is said when it changes; '' says nothing. Keep the region mounted. */
  message: string;
  /** Interrupts what is being read. */
  assertive?: boolean | undefined;
}

/** Words for screen readers only (R13: 'a new tab will open'). */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  return (
    <div
      className={text.said}
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
    >
      {message}
    </div>
  );
}
