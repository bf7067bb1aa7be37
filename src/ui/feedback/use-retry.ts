import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from '../page/use-media.ts';

/** What an area says without a network: that there is none, the strip below the screen says. @rule R253 */
export const WHEN_BACK = 'Assim que a conexão voltar, carregamos para você.';

/**
 * Retries a failed load by a press and when the network is back.
 * @param onRetry absent: no retry
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
    // The button disappears while retrying: the focus stays in the area.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    onRetry?.();
  };
  return { offline: !online, onClick };
}
