import { type ComponentType, useEffect, useState } from 'react';
import { mui } from '../theme/mui.tsx';
import { useOnline } from '../page/use-online.ts';
import { useWaitingToasts } from './toast.ts';

/** The code of the toasts: the screens ask for it before they can have one to show. */
export const loadToasts = async (): Promise<ComponentType> =>
  mui(import(/* webpackChunkName: "toasts" */ './toast-stack.tsx').then((chunk) => chunk.ToastStack));

/**
 * The place of the toasts, once per app (top right). Their code comes with the first toast at the latest; where it
 * cannot, it is asked for again with the next toast and with the network.
 * @rule S2.14
 */
export function ToastHost({ load = loadToasts }: { load?: () => Promise<ComponentType> }) {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const waiting = useWaitingToasts();
  const online = useOnline();
  useEffect(() => {
    if (Stack !== null || waiting.length === 0) return;
    load().then(
      (stack) => setStack(() => stack),
      () => undefined,
    );
  }, [Stack, load, waiting, online]);
  return Stack === null ? null : <Stack />;
}
