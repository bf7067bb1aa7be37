import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from '../page/use-online.ts';

/**
 * What a load that failed does about it: it is tried again with a press, and by itself when the network has come back since.
 * @param onRetry absent: nothing can be tried
 * @returns whether the network is gone, and the button's `onClick`
 */
export function useRetry(onRetry: (() => unknown) | undefined) {
  const online = useOnline();
  const wasGone = useRef(false);
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (online && wasGone.current) retry();
    wasGone.current = !online;
  }, [online]);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes while it is tried again: the focus stays in the area, or in the screen's content.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    onRetry?.();
  };
  return { offline: !online, onClick };
}
