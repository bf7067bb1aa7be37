import { type ComponentType, useEffect, useState } from 'react';
import { PlainToasts } from '../feedback/plain-toasts.tsx';
import { onWaitingToast } from '../feedback/toast.ts';

export interface ToastHostProps {
  /** How the stack's code comes; only asked with the first toast. */
  load?: (() => Promise<{ ToastStack: ComponentType }>) | undefined;
}

const loadStack = () => import(/* webpackChunkName: "toasts" */ './toast-stack.tsx');

/**
 * The place of the toasts, once per app (S2.14: top right). Nothing is loaded before the first toast; when its code
 * cannot come, a plain box says the same words.
 */
export function ToastHost({ load = loadStack }: ToastHostProps) {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    let asked = false;
    return onWaitingToast(() => {
      if (asked) return;
      asked = true;
      load().then(
        (chunk) => setStack(() => chunk.ToastStack),
        () => setStack(() => PlainToasts),
      );
    });
  }, [load]);
  return Stack === null ? null : <Stack />;
}
