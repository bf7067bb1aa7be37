import { createListeners } from '../../lib/listeners.ts';
import { isInstant } from '../../lib/datas/is-instant.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { isStored } from '../session/session-changes.ts';
import { VOUCHERS_KEY } from '../session/session-storage.ts';
import { askToPersist } from './persistence.ts';

/** What this device keeps of the active vouchers, for a till without a signal. */
export interface KeptVouchers {
  /** Epoch milliseconds. */
  savedAt: number;
  /** As they were written; whoever reads them checks them. */
  vouchers: readonly unknown[];
}

const listeners = createListeners();

/**
 * Keeps the active vouchers of a session's customer. Only while this browser still holds that session. A full or
 * forbidden storage is no error.
 */
export function keepVouchers(token: string, { savedAt, vouchers }: KeptVouchers): void {
  if (!isStored(token)) return;
  try {
    localStorage.setItem(VOUCHERS_KEY, JSON.stringify({ owner: fingerprintOf(token), savedAt, vouchers }));
    if (vouchers.length > 0) askToPersist();
    listeners.tell();
  } catch {
    // Without the kept copy the screen still works, with a signal.
  }
}

/** The kept vouchers of a session's customer; null when there are none, or they are somebody else's. */
export function readKeptVouchers(token: string): KeptVouchers | null {
  try {
    const text = localStorage.getItem(VOUCHERS_KEY);
    return text === null ? null : parse(text, token);
  } catch {
    // Storage is forbidden in this browser: nothing was kept.
    return null;
  }
}

/** Deletes what this browser's session cannot read: nobody can. */
export function dropUnreadableVouchers(token: string): void {
  if (readKeptVouchers(token) !== null || !isStored(token)) return;
  try {
    localStorage.removeItem(VOUCHERS_KEY);
  } catch {
    // Storage is forbidden in this browser: nothing was kept.
  }
}

function parse(text: string, token: string): KeptVouchers | null {
  try {
    const { owner, savedAt, vouchers } = JSON.parse(text) as Record<string, unknown>;
    return owner === fingerprintOf(token) && isInstant(savedAt) && Array.isArray(vouchers)
      ? { savedAt, vouchers: vouchers as unknown[] }
      : null;
  } catch {
    return null;
  }
}

/** When the kept vouchers of a session's customer were answered; null when there are none. */
export function readKeptAt(token: string): number | null {
  return readKeptVouchers(token)?.savedAt ?? null;
}

/** Calls back when vouchers were kept; returns the way to stop listening. */
export const watchKeptVouchers = listeners.listen;
