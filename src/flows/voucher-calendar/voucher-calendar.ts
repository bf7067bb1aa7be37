import { useEffect, useRef } from 'react';
import type { Voucher } from '../../lib/ofertas/voucher.ts';
import { saveFile } from '../../platform/device/save-file.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Datado } from './calendar-file.ts';

const FAILED = 'Não foi possível criar o arquivo do calendário. Verifique sua conexão e tente novamente.';

/**
 * Downloads a calendar file of vouchers' last days, one per press; its code loads with the first press. Nothing happens
 * after the screen is left or the session ended.
 * @returns takes the vouchers shown as active; those without a last day are left out
 * @rule R103
 */
export function useVoucherCalendar(): (vouchers: readonly Voucher[]) => void {
  const { brand } = useConfig();
  /** The vouchers of the last press. */
  const making = useRef<string | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const make = async (vouchers: readonly Datado[]) => {
    const key = keyOf(vouchers);
    making.current = key;
    try {
      const { calendarFile } = await import(/* webpackChunkName: "voucher-calendar" */ './calendar-file.ts');
      if (left.current) return;
      const file = calendarFile(vouchers, { host: location.host, programa: brand.name, now: Date.now() });
      saveFile(vouchers.length === 1 ? 'voucher.ics' : 'vouchers.ics', file, 'text/calendar;charset=utf-8');
    } catch {
      if (!left.current) showToast({ kind: 'error', message: FAILED });
    } finally {
      // A double click makes one file.
      setTimeout(() => {
        if (making.current === key) making.current = null;
      }, 1000);
    }
  };
  return (vouchers) => {
    const dated = vouchers.filter(isDated);
    if (dated.length > 0 && making.current !== keyOf(dated)) void make(dated);
  };
}

const keyOf = (vouchers: readonly Datado[]): string => JSON.stringify(vouchers);

const isDated = (voucher: Voucher): voucher is Datado => voucher.fim !== null;
