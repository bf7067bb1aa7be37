import { type ComponentType, useEffect, useState } from 'react';
import { mui } from '../theme/mui.ts';
import { useOnline } from '../page/use-online.ts';
import { useWaitingToasts } from './toast.ts';

// In MUI's own chunk: whatever is made of MUI has the toasts with it, also when the network is lost.
const loadStack = async () =>
  mui(import(/* webpackChunkName: "mui" */ './toast-stack.tsx').then((chunk) => chunk.ToastStack));

/**
 * The place of the toasts, once per app (S2.14: top right). Their code comes with the first toast, if nothing has
 * brought it before; where it cannot, it is asked for again with the next toast and with the network.
 */
export function ToastHost({ load = loadStack }: { load?: () => Promise<ComponentType> }) {
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
