import { later, useCode } from '../page/later.tsx';
import { useWaitingToasts } from './toast.ts';

/** The code of the toasts: the screens ask for it before they can have one to show. */
export const { fetch: loadToasts } = later(
  () => import(/* webpackChunkName: "toasts" */ './toast-stack.tsx'),
  'ToastStack',
  { mui: true, optional: true },
);

/**
 * The place of the toasts, once per app (top right). Their code comes with the first toast at the latest; where it
 * cannot, it is asked for again with the next toast and with the network.
 * @rule S2.14
 */
export function ToastHost({ load = loadToasts }: { load?: typeof loadToasts }) {
  const waiting = useWaitingToasts();
  const { Component: Stack } = useCode(load, waiting.length > 0 && waiting);
  return Stack === null ? null : <Stack />;
}
