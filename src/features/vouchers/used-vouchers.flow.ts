import { useEffect, useState } from 'react';
import type { Voucher } from './voucher.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useAtRest } from '../../ui/page/use-settled.ts';
import type { VoucherCode } from './voucher-code.flow.ts';
import { listenTo } from '../../lib/listeners.ts';

/**
 * Asks again when the app comes back: a voucher may have been used at the till meanwhile.
 * @param refetch null while there is no answer to check: what is shown then stays
 * @param slowMs after this long the call counts as any other
 * @returns whether that call is under way: nothing on the screen changes
 * @rule R294
 */
export function useQuietRefetch(
  refetch: (() => unknown) | null,
  isFetching: boolean,
  slowMs: number,
): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  const [wasFetching, setWasFetching] = useState(isFetching);
  useEffect(() => {
    if (refetch === null) return undefined;
    return listenTo(document, ['visibilitychange'], () => {
      if (document.visibilityState !== 'visible') return;
      setIsQuiet(true);
      void refetch();
    });
  }, [refetch]);
  if (wasFetching !== isFetching) {
    setWasFetching(isFetching);
    if (!isFetching) setIsQuiet(false);
  }
  useAtRest(isQuiet && isFetching && 'quiet', slowMs, () => setIsQuiet(false));
  return isQuiet;
}

/**
 * Closes the open code of a voucher that is no longer active, and says so.
 * @param fresh null while only older vouchers are known
 * @rule R294
 */
export function useCloseUsed({ codigo, close }: VoucherCode, fresh: readonly Voucher[] | null): void {
  const isUsed = codigo !== null && fresh?.every((voucher) => voucher.codigo !== codigo) === true;
  useEffect(() => {
    if (!isUsed) return;
    close();
    showToast({ kind: 'info', message: 'Este voucher não está mais ativo.' });
  }, [isUsed, close]);
}
