import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners, listenTo } from '../../lib/listeners.ts';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export type ToastSubject =
  | 'deactivation'
  | 'exchange'
  | 'image'
  | 'list'
  | 'password'
  | 'preferences'
  | 'profile'
  | 'recovery'
  | 'registration'
  | 'server'
  | 'session'
  | 'terms'
  | `oferta ${string}`;

/** A link to the toast's subject. */
export interface ToastLink {
  readonly text: string;
  readonly rota: string;
}

export interface Toast {
  kind: ToastKind;
  /** More messages: one toast with a list, which stays until closed. @rule R87 */
  message: string | readonly string[];
  /** Of a text that is not Portuguese. */
  lang?: string;
  /** The newest toast of a subject replaces the others. Default: its text. */
  subject?: ToastSubject;
  link?: ToastLink | undefined;
}

/** Shows the toasts once loaded. */
export interface ToastStack {
  readonly show: (toast: Toast) => void;
  readonly closeAll: () => void;
}

let waiting: readonly Toast[] = [];
let stack: ToastStack | null = null;
const { listen, emit } = createListeners();

/** A toast's subject, or its text. */
export const subjectOf = ({ subject, message }: Toast): string => subject ?? String(message);

/** Shows a toast as soon as its code is loaded and the page is visible. */
export function showToast(toast: Toast): void {
  waiting = [...waiting.filter((earlier) => subjectOf(earlier) !== subjectOf(toast)), toast];
  handOver();
}

/** Closes all toasts: a sign-in or sign-out has outdated them. */
export function clearToasts(): void {
  waiting = [];
  stack?.closeAll();
  emit();
}

/** For the stack: gets pending toasts, then new ones. Returns an unsubscriber. */
export function takeToasts(taker: ToastStack): () => void {
  stack = taker;
  handOver();
  const stop = listenTo(document, ['visibilitychange'], handOver);
  return () => {
    stop();
    if (stack === taker) stack = null;
  };
}

function handOver(): void {
  // In a hidden page it would time out unread. @rule R87
  if (stack !== null && !document.hidden) {
    for (const toast of waiting) stack.show(toast);
    waiting = [];
  }
  emit();
}

/** Toasts not shown yet. */
const readWaiting = () => waiting;
export const useWaitingToasts = (): readonly Toast[] =>
  useSyncExternalStore(listen, readWaiting, readWaiting);

const LATE_MS = 1000;
const NONE: readonly Toast[] = [];

/** Pending toasts whose code is late or missing, for the screen to show. */
export function useLateToasts(): readonly Toast[] {
  const toasts = useWaitingToasts();
  const [late, setLate] = useState(false);
  const waits = toasts.length > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waits]);
  return late ? toasts : NONE;
}
