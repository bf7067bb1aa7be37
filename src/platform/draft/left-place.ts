import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { createUuid } from '../../lib/texto/uuid.ts';
import {
  type Campos,
  dropOldPlace,
  type KeptPlace,
  type LeftPlace,
  readKept,
  WAIT_MS,
} from './kept-place.ts';
import { forgetPlace, PLACE_KEY } from './place-key.ts';

/**
 * Keeps the place in this tab, for the same customer alone (R111). Without `campos` what was just kept of the same screen
 * stays.
 * @param documento digits
 */
export function keepPlace(documento: string, { rota, campos }: LeftPlace): void {
  const before = leftPlaceOf(documento);
  const sal = createUuid();
  const kept: KeptPlace = {
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

function fingerprint(sal: string, documento: string): string {
  return fingerprintOf(`${sal} ${documento}`);
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
