import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type DataCivil, dataCivilAt, readDataCivil } from '../../lib/datas/datas.ts';
import { type Centavos, toCentavos } from '../../lib/numeros/dinheiro.ts';
import { isCurrent, type Voucher } from '../../lib/ofertas/voucher.ts';
import {
  dropUnreadableVouchers,
  keepVouchers,
  readKeptAt,
  readKeptVouchers,
  watchKeptVouchers,
} from '../../platform/kept/kept-vouchers.ts';
import { useSessionToken } from '../session/session.react.ts';

/** Active vouchers stored on this device. */
export interface Kept {
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
 * @returns `kept`: vouchers to show instead of an answer; `savedAt`: their time, null without them
 */
export function useKeptVouchers(
  fresh: Fresh | null,
  wanted: boolean,
): { kept: Kept | null; savedAt: number | null } {
  const token = useSessionToken();
  const savedAt = useSyncExternalStore(watchKeptVouchers, () => (token === null ? null : readKeptAt(token)));
  const { at, vouchers } = fresh ?? {};
  useEffect(() => {
    if (at === undefined || vouchers === undefined || token === null) return;
    keepVouchers(token, { savedAt: at, vouchers });
  }, [at, vouchers, token]);
  // Checked on every render: a voucher also expires on a screen that stays open over midnight.
  const today = useSyncExternalStore(watchKeptVouchers, () => dataCivilAt(Date.now()));
  const kept = useMemo(
    () => (wanted && token !== null ? readKept(token, today) : null),
    [wanted, token, today],
  );
  useEffect(() => {
    if (token !== null) dropUnreadableVouchers(token);
  }, [token]);
  useEffect(() => {
    if (token !== null && kept?.isPartOver === true) keepVouchers(token, kept);
  }, [token, kept]);
  return { kept, savedAt: kept === null && fresh === null ? null : savedAt };
}

/** Vouchers whose last day has not passed; `isPartOver`: the others must be deleted. */
function readKept(token: string, today: DataCivil): (Kept & { savedAt: number; isPartOver: boolean }) | null {
  const kept = readKeptVouchers(token);
  if (kept === null) return null;
  const read = kept.vouchers.map(readVoucher);
  const vouchers = read.filter((voucher) => isCurrent(voucher, today));
  return { vouchers, savedAt: kept.savedAt, isPartOver: vouchers.length < read.length };
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
