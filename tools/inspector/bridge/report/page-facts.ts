import type { AnyActorRef } from 'xstate';
import { initials } from '../../portal/lib.ts';
import type { PageFacts } from '../../shared/protocol.ts';
import { readStored, writeStored } from '../../shared/stored.ts';
import { isPageHidden } from '../browser.ts';
import { aheadBy, serverAheadBy } from '../clock.ts';
import { inside } from '../../portal/machines.ts';
import { pauseFacts } from '../pauses.ts';

/** The storage key of the tab's number, which survives a reload; the portal does not use it. */
const NUMBER = 'inspetor.aba';

/** Stores the tab number that an inspector gave. */
export const keepNumber = (number: number): void => writeStored('sessionStorage', NUMBER, number);

function routeNow(): string {
  return location.hash.replace(/^#/, '').split('?', 1)[0] || '/';
}

/** The initials of the signed-in customer; '' without one. */
function initialsIn(session: AnyActorRef | undefined): string {
  if (session === undefined) return '';
  const { context } = session.getSnapshot() as { context: { session?: { name?: string | null } | null } };
  return initials(context.session?.name ?? '');
}

/** The page's facts for the inspector, with the initials of the customer instead of the name. */
export function pageFacts(actors: ReadonlyMap<string, AnyActorRef>): PageFacts {
  const session = [...actors.values()].find((actor) => inside(actor).logic.id === 'session');
  return {
    title: routeNow(),
    number: Number(readStored('sessionStorage', NUMBER)) || null,
    initials: initialsIn(session),
    ahead: aheadBy(),
    serverAhead: serverAheadBy(),
    isHidden: isPageHidden(),
    ...pauseFacts(),
  };
}

/** Calls back after every change of the address; the router's own changes cause no event. */
export function onRoute(changed: () => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const plain = history[name].bind(history);
    history[name] = (...args) => {
      plain(...args);
      changed();
    };
  }
  addEventListener('popstate', changed);
  addEventListener('hashchange', changed);
}
