import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { createUuid } from '../../lib/texto/uuid.ts';
import {
  type Campos,
  dropOldScreen,
  type KeptScreen,
  type LeftScreen,
  readKept,
  WAIT_MS,
} from './kept-screen.ts';
import { forgetLeftScreen, LEFT_SCREEN_KEY } from './left-screen-key.ts';

/**
 * Keeps the screen in this tab, for the same customer alone (R111). Without `campos` what was just kept of the same screen
 * stays.
 * @param documento digits
 */
export function keepScreen(documento: string, { rota, campos }: LeftScreen): void {
  const before = leftScreenOf(documento);
  const sal = createUuid();
  const kept: KeptScreen = {
    em: Date.now(),
    sal,
    quem: fingerprint(sal, documento),
    rota,
    campos: campos ?? (before?.rota === rota ? before.campos : null),
  };
  try {
    sessionStorage.setItem(LEFT_SCREEN_KEY, JSON.stringify(kept));
    setTimeout(dropOldScreen, WAIT_MS);
  } catch {
    // Storage is full or forbidden: the customer starts over.
  }
}

/**
 * The screen that this customer left; null without one. What another customer left is deleted.
 * @param documento digits
 */
export function leftScreenOf(documento: string): LeftScreen | null {
  const kept = readKept();
  if (kept === null) return null;
  if (kept.quem === fingerprint(kept.sal, documento)) return { rota: kept.rota, campos: kept.campos };
  forgetLeftScreen();
  return null;
}

function fingerprint(sal: string, documento: string): string {
  return fingerprintOf(`${sal} ${documento}`);
}

/** `session`: not its token, which must not be held once it has ended (R82). */
let handedOver: (LeftScreen & { session: string }) | null = null;

/** The customer goes back to the screen: it finds what was typed, in this session alone. */
export function handOver(token: string, left: LeftScreen): void {
  handedOver = { session: fingerprintOf(token), ...left };
}

/** What was typed before on a screen that the customer has come back to; null: nothing. */
export function typedBefore(token: string | null, rota: string): Campos | null {
  return handedOver?.session === fingerprintOf(token ?? '') && handedOver.rota === rota
    ? handedOver.campos
    : null;
}

/** The screen has taken over what was typed. */
export function forgetHandedOver(): void {
  handedOver = null;
}
