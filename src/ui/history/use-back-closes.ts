import { useEffect, useEffectEvent } from 'react';
import { knownModals, pressedLink } from './modal-entries.ts';

/**
 * Android's back button, and every other way back, closes a modal before it leaves a screen (docs/adr/0013): an open
 * modal stands on an entry of its own in the history, at the same address. `modal` in the entry's state says how many
 * stand there. The router never hears of it.
 */
const open: { goBack: () => void }[] = [];
/**
 * On the way back from entries that nothing stands on any more: nobody pressed anything. `next` is where the customer went
 * meanwhile: the way back ends before it all the same.
 */
let returning: { since: number; next?: string } | null = null;
/** A way back takes milliseconds: a browser that was led elsewhere meanwhile may have dropped it. */
const DROPPED_MS = 1000;

function currentWay(): typeof returning {
  if (returning !== null && performance.now() - returning.since > DROPPED_MS) returning = null;
  return returning;
}

/** Gives each open modal its entry, and leaves those whose modal is gone. */
function settle(): void {
  if (currentWay() !== null) return;
  const gone = knownModals() - open.length;
  if (gone > 0) {
    returning = { since: performance.now() };
    history.go(-gone);
  }
  for (let modal = knownModals() + 1; modal <= open.length; modal += 1) {
    history.pushState({ ...(history.state as object | null), modal }, '');
  }
}

/** Later: a modal that closes may open another one, or lead somewhere else, in the same breath. */
function settleSoon(): void {
  setTimeout(settle);
}

function onPop(event: PopStateEvent): void {
  const way = currentWay();
  if (way === null) for (const modal of open.slice(knownModals()).reverse()) modal.goBack();
  else if (event.state === null) {
    way.next = location.href;
    return;
  }
  returning = null;
  if (way?.next !== undefined) location.href = way.next;
  // A modal that refuses to close needs its history entry back.
  settleSoon();
}

/** A link in a modal: its address takes the place of the modal's entry, so that one step back is the screen again. */
function onClick(event: MouseEvent): void {
  const link = pressedLink(event);
  const way = currentWay();
  if (link === null || (knownModals() === 0 && way === null)) return;
  event.preventDefault();
  if (way !== null) way.next = link.href;
  else if (link.href !== location.href) location.replace(link.href);
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('popstate', onPop);
  // Before the router's link, which would add an entry above the modal's.
  addEventListener('click', onClick, true);
}

/**
 * Lets the way back close a modal.
 * @param onBack closes it, or leaves it open for good reason; absent: the way back passes it by
 */
export function useBackCloses(isOpen: boolean, onBack: (() => void) | undefined): void {
  const goBack = useEffectEvent(() => onBack?.());
  const counts = isOpen && onBack !== undefined;
  useEffect(() => {
    if (!counts) return undefined;
    listen();
    const modal = { goBack: () => goBack() };
    open.push(modal);
    settle();
    return () => {
      open.splice(open.indexOf(modal), 1);
      settleSoon();
    };
  }, [counts]);
}
