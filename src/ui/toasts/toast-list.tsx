import { type CSSProperties, type Ref, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { ToastCard } from './toast-card.tsx';
import type { Toast, ToastKind } from '../feedback/toast.ts';

/** The words of one notice that holds many; it may grow while it stands. */
export interface ToastList {
  /** The same words again go to the end. */
  readonly add: (toast: Toast) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => readonly Toast[];
}

/** An empty list, for a `ToastListCard`. */
export function createToastList(): ToastList {
  let toasts: readonly Toast[] = [];
  const { listen, tell } = createListeners();
  return {
    add: (toast) => {
      toasts = [...toasts.filter(({ message }) => message !== toast.message), toast];
      tell();
    },
    subscribe: listen,
    read: () => toasts,
  };
}

export interface ToastListCardProps {
  kind: ToastKind;
  list: ToastList;
  onClose: () => void;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Many toasts in one: it stays until it is closed, since nobody knows how long so much takes to read (R87). */
export function ToastListCard({ list, ...card }: ToastListCardProps) {
  const toasts = useSyncExternalStore(list.subscribe, list.read);
  return (
    <ToastCard {...card} length={null}>
      <ul>
        {toasts.map(({ message, lang }) => (
          <li key={message} lang={lang}>
            {message}
          </li>
        ))}
      </ul>
    </ToastCard>
  );
}
