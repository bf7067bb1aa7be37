import { useSelector } from '@xstate/react';
import { useContext, useEffect, useMemo } from 'react';
import { type DataCivil, dataCivilAt, readDataCivil } from '../lib/datas.ts';
import { type Centavos, toCentavos } from '../lib/dinheiro.ts';
import { isCurrent, type Voucher } from '../lib/voucher.ts';
import { keepVouchers, readKeptVouchers } from '../platform/kept-vouchers.ts';
import { SessionActorContext } from './session.react.ts';

/** Active vouchers from this device, and when they were written. */
export interface Kept {
  savedAt: number;
  vouchers: Voucher[];
}

/**
 * The active vouchers that this device keeps for the customer who is signed in: written from every fresh answer, read
 * when none comes. Gone with the session (`platform/session-storage`), and each with its own last day.
 * @param fresh the answer for all stores, undefined until it came
 * @param wanted whether there is no answer to show
 */
export function useKeptVouchers(fresh: readonly Voucher[] | undefined, wanted: boolean): Kept | null {
  const session = useContext(SessionActorContext);
  if (session === null) throw new Error('no session actor above this component');
  const token = useSelector(session, ({ context }) => context.session?.token ?? null);
  useEffect(() => {
    if (fresh === undefined || token === null) return;
    keepVouchers(token, { savedAt: Date.now(), vouchers: fresh });
  }, [fresh, token]);
  return useMemo(() => (wanted && token !== null ? readKept(token) : null), [wanted, token]);
}

function readKept(token: string): Kept | null {
  const kept = readKeptVouchers(token);
  if (kept === null) return null;
  const today = dataCivilAt(Date.now());
  const vouchers = kept.vouchers.map(readVoucher).filter((voucher) => isCurrent(voucher, today));
  return { savedAt: kept.savedAt, vouchers };
}

/** Another version of the portal may have written it: what cannot be read is left out, field by field. */
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
