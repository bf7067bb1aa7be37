import { impressaoOf } from '../../lib/texto/impressao.ts';
import { createUuid } from '../../lib/texto/uuid.ts';
import { forgetPlace, PLACE_KEY } from '../session/session-changes.ts';

/** How long a place waits for its customer, in milliseconds. */
const WAIT_MS = 1_800_000;

/** What was typed, by the names of a form's fields. Never a password, never the document. */
export type Campos = Readonly<Record<string, unknown>>;

/** Where a customer was when their session got old. */
export interface LeftPlace {
  /** As `rotaDoHash` gives it. */
  readonly rota: string;
  /** Null: nothing was typed there that could be kept. */
  readonly campos: Campos | null;
}

interface Kept extends LeftPlace {
  /** Epoch milliseconds. */
  readonly em: number;
  readonly sal: string;
  /** The customer's fingerprint; the document itself is not kept. */
  readonly quem: string;
}

/**
 * Keeps the place in this tab, for the same customer alone (R111). Without `campos` what was just kept of the same screen
 * stays.
 * @param documento digits
 */
export function keepPlace(documento: string, { rota, campos }: LeftPlace): void {
  const before = leftPlaceOf(documento);
  const sal = createUuid();
  const kept: Kept = {
    em: Date.now(),
    sal,
    quem: fingerprint(sal, documento),
    rota,
    campos: campos ?? (before?.rota === rota ? before.campos : null),
  };
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify(kept));
    setTimeout(dropOldPlace, WAIT_MS);
  } catch {
    // Storage is full or forbidden: the customer starts over.
  }
}

/**
 * The place that this customer left; null without one. What another customer left is deleted.
 * @param documento digits
 */
export function leftPlaceOf(documento: string): LeftPlace | null {
  const kept = readKept();
  if (kept === null) return null;
  if (kept.quem === fingerprint(kept.sal, documento)) return { rota: kept.rota, campos: kept.campos };
  forgetPlace();
  return null;
}

/** For the start of a page, and for later: a place that nobody came back to is deleted when it is half an hour old. */
export function dropOldPlace(): void {
  const kept = readKept();
  if (kept === null) forgetPlace();
  else setTimeout(dropOldPlace, kept.em + WAIT_MS - Date.now());
}

/** Null as well when it is too old, or when the clock was put back since. */
function readKept(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? 'null') as Kept | null;
    const age = Date.now() - (kept?.em ?? Number.NaN);
    return age >= 0 && age < WAIT_MS ? kept : null;
  } catch {
    return null;
  }
}

function fingerprint(sal: string, documento: string): string {
  return impressaoOf(`${sal} ${documento}`);
}

let handedOver: (LeftPlace & { token: string }) | null = null;

/** The customer goes back to the place: its screen finds what was typed, in this session alone. */
export function handOver(token: string, place: LeftPlace): void {
  handedOver = { token, ...place };
}

/** What was typed before on a screen that the customer has come back to; null: nothing. */
export function typedBefore(token: string | null, rota: string): Campos | null {
  return handedOver?.token === token && handedOver.rota === rota ? handedOver.campos : null;
}

/** The screen has taken over what was typed. */
export function forgetHandedOver(): void {
  handedOver = null;
}
