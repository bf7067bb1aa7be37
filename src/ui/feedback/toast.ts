import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

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

/** A way to what the toast's words are about. */
export interface ToastLink {
  readonly words: string;
  readonly rota: string;
}

export interface Toast {
  kind: ToastKind;
  /** Several: one toast with a list, which stays until it is closed. @rule R87 */
  message: string | readonly string[];
  /** Of the words, where they are not Portuguese. */
  lang?: string;
  /** What it is about: the newest toast of a subject replaces the others. Absent: its own words are the subject. */
  subject?: ToastSubject;
  link?: ToastLink | undefined;
}

/** What shows the toasts, once its code is there. */
export interface ToastStack {
  readonly show: (toast: Toast) => void;
  readonly closeAll: () => void;
}

let waiting: readonly Toast[] = [];
let stack: ToastStack | null = null;
const { listen, tell } = createListeners();

/** The subject of a toast, or its words. */
export const subjectOf = ({ subject, message }: Toast): string => subject ?? String(message);

/** Shows a toast at the top right, as soon as its code is there and the page is seen. */
export function showToast(toast: Toast): void {
  waiting = [...waiting.filter((earlier) => subjectOf(earlier) !== subjectOf(toast)), toast];
  handOver();
}

/** Closes what was said until now: a sign-in or sign-out has made it untrue. */
export function clearToasts(): void {
  waiting = [];
  stack?.closeAll();
  tell();
}

/** For the stack: takes the toasts that waited, then every new one. Returns the way out. */
export function takeToasts(taker: ToastStack): () => void {
  stack = taker;
  handOver();
  document.addEventListener('visibilitychange', handOver);
  return () => {
    document.removeEventListener('visibilitychange', handOver);
    if (stack === taker) stack = null;
  };
}

function handOver(): void {
  // In a hidden page its time would be over before anybody could read it. @rule R87
  if (stack !== null && !document.hidden) {
    for (const toast of waiting) stack.show(toast);
    waiting = [];
  }
  tell();
}

/** The toasts that nothing has shown yet. */
const readWaiting = () => waiting;
export const useWaitingToasts = (): readonly Toast[] =>
  useSyncExternalStore(listen, readWaiting, readWaiting);

const LATE_MS = 1000;
const NONE: readonly Toast[] = [];

/** The toasts whose code does not come, or comes late: for a place of the screen that shows them meanwhile. */
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
