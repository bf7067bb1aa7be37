import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type DataCivil, dataCivilAt, readDataCivil } from '../../lib/datas/datas.ts';
import { type Centavos, toCentavos } from '../../lib/numeros/dinheiro.ts';
import { isCurrent, type Voucher } from './voucher.ts';
import { isInstant } from '../../lib/datas/data-partes.ts';
import { customerStore } from '../../base/device/customer-store.ts';
import { askToPersist } from '../../base/device/persistence.ts';
import { useSessionToken } from '../../session/session.react.ts';

interface StoredVouchers {
  /** Epoch milliseconds; null: none are stored. */
  savedAt: number | null;
  vouchers: readonly Voucher[];
}

/** The active vouchers for a till without a signal. @rule R90 */
export const storedVouchers = customerStore('vouchers', ({ savedAt, vouchers }): StoredVouchers =>
  isInstant(savedAt) && Array.isArray(vouchers)
    ? { savedAt, vouchers: vouchers.map(readVoucher) }
    : { savedAt: null, vouchers: [] },
);

/** Stored vouchers that are shown instead of an answer. */
export interface ShownVouchers {
  vouchers: readonly Voucher[];
}

/** The server's answer for all stores. */
export interface Fresh {
  vouchers: readonly Voucher[];
  /** Epoch milliseconds of the answer. */
  at: number;
}

/**
 * The customer's stored active vouchers: written from every fresh answer, read while there is none. Deleted at sign-out.
 * @param fresh null until loaded
 * @param wanted whether there is no answer to show
 * @returns `shown`: vouchers to show instead of an answer; `savedAt`: their time, null without them
 */
export function useStoredVouchers(
  fresh: Fresh | null,
  wanted: boolean,
): { shown: ShownVouchers | null; savedAt: number | null } {
  const token = useSessionToken();
  const stored = useSyncExternalStore(storedVouchers.watch, () => storedVouchers.read(token));
  const { at, vouchers } = fresh ?? {};
  useEffect(() => {
    if (at === undefined || vouchers === undefined) return;
    keepVouchers(token, { savedAt: at, vouchers });
  }, [at, vouchers, token]);
  // Checked on every render: a voucher also expires on a screen that stays open over midnight.
  const today = useSyncExternalStore(storedVouchers.watch, () => dataCivilAt(Date.now()));
  const current = useMemo(
    () => stored.vouchers.filter((voucher) => isCurrent(voucher, today)),
    [stored, today],
  );
  const shown = wanted && stored.savedAt !== null ? { vouchers: current } : null;
  const isPartOver = shown !== null && current.length < stored.vouchers.length;
  useEffect(() => {
    forgetUnreadable(token);
  }, [token]);
  useEffect(() => {
    if (isPartOver) storedVouchers.change(token, (previous) => ({ ...previous, vouchers: current }));
  }, [token, isPartOver, current]);
  return { shown, savedAt: shown === null && fresh === null ? null : stored.savedAt };
}

/** Stores the vouchers; the first time asks the browser for persistent storage. */
export function keepVouchers(token: string | null, list: StoredVouchers): void {
  const isStored = storedVouchers.change(token, () => list);
  if (isStored && list.vouchers.length > 0) askToPersist();
}

/** Deletes what this session cannot read. */
export function forgetUnreadable(token: string | null): void {
  if (storedVouchers.read(token).savedAt === null) storedVouchers.change(token, () => null);
}

/** Another version may have written it: unreadable fields are dropped. */
function readVoucher(value: unknown): Voucher {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const text = (key: string): string | null => (typeof fields[key] === 'string' ? fields[key] : null);
  const data = (key: string): DataCivil | null => (text(key) === null ? null : readDataCivil(fields[key]));
  const money = (key: string): Centavos | null =>
    Number.isSafeInteger(fields[key]) ? toCentavos(fields[key] as number) : null;
  return {
    codigo: text('codigo'),
    beneficio: text('beneficio'),
    inicio: data('inicio'),
    fim: data('fim'),
    uso: data('uso'),
    precoOriginal: money('precoOriginal'),
    desconto: money('desconto'),
    minimo: money('minimo'),
  };
}
