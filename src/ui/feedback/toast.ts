export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  kind: ToastKind;
  message: string;
  /** Of the words, where they are not Portuguese. */
  lang?: string;
}

const waiting: Toast[] = [];
let taker: ((toast: Toast) => void) | null = null;
let wake: (() => void) | null = null;

/**
 * Shows a toast at the top right; callable from anywhere, also before the host is mounted.
 * @param toast what kind of news, and its words
 */
export function showToast(toast: Toast): void {
  if (taker !== null) taker(toast);
  else {
    waiting.push(toast);
    wake?.();
  }
}

/** For the host: calls back when a toast waits and nothing takes it. Returns the way out. */
export function onWaitingToast(call: () => void): () => void {
  wake = call;
  if (waiting.length > 0) call();
  return () => {
    if (wake === call) wake = null;
  };
}

/** For what shows toasts: takes those that waited, then every new one. Returns the way out. */
export function takeToasts(take: (toast: Toast) => void): () => void {
  taker = take;
  for (const toast of waiting.splice(0)) take(toast);
  return () => {
    if (taker === take) taker = null;
  };
}
