import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { modalsInEntry, pressedLink } from './modal-entries.ts';

/**
 * Back closes a modal before it leaves a screen (docs/adr/0013): each open modal has a history entry at the same address,
 * counted in the state's `modal`. The router ignores it.
 */
const open: { goBack: () => void }[] = [];
const changes = createListeners();
/**
 * Popping the entries of closed modals; not a Back by the user. `next`: an address the customer chose meanwhile, gone to
 * afterwards.
 */
let returning: { since: number; next?: string } | null = null;
/** Back takes milliseconds: a browser that was navigated meanwhile may have dropped it. */
const DROPPED_MS = 1000;

function currentWay(): typeof returning {
  if (returning !== null && performance.now() - returning.since > DROPPED_MS) returning = null;
  return returning;
}

/** Adds an entry per open modal and pops those of closed ones. */
function settle(): void {
  if (currentWay() !== null) return;
  const gone = modalsInEntry() - open.length;
  if (gone > 0) {
    returning = { since: performance.now() };
    history.go(-gone);
  }
  for (let modal = modalsInEntry() + 1; modal <= open.length; modal += 1) {
    history.pushState({ ...(history.state as object | null), modal }, '');
  }
}

/** Deferred: a closing modal may open another or navigate in the same task. */
function settleSoon(): void {
  setTimeout(settle);
}

function onPop(event: PopStateEvent): void {
  const way = currentWay();
  if (way === null) for (const modal of open.slice(modalsInEntry()).reverse()) modal.goBack();
  else if (event.state === null) {
    way.next = location.href;
    return;
  }
  returning = null;
  if (way?.next !== undefined) location.href = way.next;
  // A modal that refuses to close gets its entry back.
  settleSoon();
}

/** A link in a modal replaces the modal's entry, so that one Back leads to the screen. */
function onClick(event: MouseEvent): void {
  const link = pressedLink(event);
  const way = currentWay();
  if (link === null || (modalsInEntry() === 0 && way === null)) return;
  event.preventDefault();
  if (way !== null) way.next = link.href;
  else if (link.href !== location.href) location.replace(link.href);
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('popstate', onPop);
  // Runs before the router's link, which would push an entry.
  addEventListener('click', onClick, true);
}

/**
 * Lets Back close a modal.
 * @param onBack closes it, or not; absent: Back ignores it
 */
export function useBackCloses(isOpen: boolean, onBack: (() => void) | undefined): void {
  const goBack = useEffectEvent(() => onBack?.());
  const counts = isOpen && onBack !== undefined;
  useEffect(() => {
    if (!counts) return undefined;
    listen();
    const modal = { goBack: () => goBack() };
    open.push(modal);
    changes.emit();
    settle();
    return () => {
      open.splice(open.indexOf(modal), 1);
      changes.emit();
      settleSoon();
    };
  }, [counts]);
}

/** Whether a modal that nobody asked for may open: once all that Back closes was closed, and from then on. @rule R265 */
export function useMayOpenUnasked(): boolean {
  const isFree = useSyncExternalStore(changes.listen, () => open.length === 0);
  const [had, take] = useState(false);
  if (isFree && !had) take(true);
  return had;
}
