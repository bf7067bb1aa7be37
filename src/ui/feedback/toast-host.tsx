import { later, useCode } from '../page/later.tsx';
import { useWaitingToasts } from './toast.ts';

/** Preloads the toasts' code. */
export const { fetch: loadToasts } = later(
  () => import(/* webpackChunkName: "toasts" */ './toast-stack.tsx'),
  'ToastStack',
  { mui: true, optional: true },
);

/**
 * The toasts' container, once per app. Their code loads with the first toast at the latest; a failure is retried.
 * @rule S2.14
 */
export function ToastHost({ load = loadToasts }: { load?: typeof loadToasts }) {
  const waiting = useWaitingToasts();
  const { Component: Stack } = useCode(load, waiting.length > 0 && waiting);
  return Stack === null ? null : <Stack />;
}
