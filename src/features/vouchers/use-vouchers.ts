import { useState } from 'react';
import { useVouchersQuery } from './vouchers.api.ts';
import { useStoredVouchers } from './stored-vouchers.flow.ts';
import { useQuietRefetch } from './used-vouchers.flow.ts';
import type { Status } from '../../lib/status/status.ts';
import type { Voucher } from './voucher.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { useAtRest } from '../../ui/page/use-settled.ts';

export type Aba = 'ativos' | 'finalizados';

/** Stale vouchers: why they are shown, their time, and whether they are stored. */
export interface Anteriores {
  why: 'waiting' | 'failed';
  at: number;
  stored: boolean;
}

interface Vouchers {
  status: Status;
  vouchers: readonly Voucher[];
  /** Null: the vouchers are fresh. */
  anteriores: Anteriores | null;
  /** The time of the stored copy of a fresh answer; null without one. */
  savedAt: number | null;
  retry: () => void;
}

/** After this long without an answer stale vouchers are shown. */
const SLOW_MS = 1000;

/**
 * The vouchers of a tab and store, always refetched: used ones are no longer active. Stale ones are shown when the answer
 * fails or is slow.
 * @param idEmpresa null for all stores
 * @rule R90
 */
export function useVouchers(aba: Aba, idEmpresa: string | null): Vouchers {
  const keeps = useConfig().features.lastKnown !== false;
  const query = useVouchersQuery(
    { tipo: aba === 'ativos' ? 'ativo' : 'finalizado', idEmpresa },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, fulfilledTimeStamp: answeredAt = 0, isFetching, isError } = query;
  const look = `${aba} ${idEmpresa}`;
  const isOfThisLook = useIsOfThisLook(look, answeredAt);
  const isAnswered = isOfThisLook && !isError && currentData !== undefined;
  const isQuiet = useQuietRefetch(isAnswered ? query.refetch : null, isFetching, SLOW_MS);
  const isFresh = isAnswered && (!isFetching || isQuiet);
  const hasFailed = isError && !isFetching;
  const isSlow = useIsSlow(!isFresh && !hasFailed, look);
  const inMemory = keeps && (hasFailed || isSlow || isOfThisLook) ? currentData : undefined;
  const ofAllStores = keeps && aba === 'ativos' && idEmpresa === null;
  const { shown, savedAt } = useStoredVouchers(
    ofAllStores && isFresh ? { vouchers: currentData, at: answeredAt } : null,
    keeps && aba === 'ativos' && inMemory === undefined && (hasFailed || (isSlow && ofAllStores)),
  );
  const retry = () => void query.refetch();
  if (isFresh) {
    const status = currentData.length === 0 ? 'empty' : 'ready';
    return { status, vouchers: currentData, anteriores: null, savedAt, retry };
  }
  const vouchers = inMemory ?? shown?.vouchers ?? [];
  const why = hasFailed ? 'failed' : 'waiting';
  if (vouchers.length === 0)
    return { status: hasFailed ? 'failed' : 'loading', vouchers, anteriores: null, savedAt: null, retry };
  const at = inMemory === undefined ? (savedAt ?? 0) : answeredAt;
  return {
    status: 'stale',
    vouchers,
    anteriores: { why, at, stored: inMemory === undefined },
    savedAt: null,
    retry,
  };
}

/** Whether an answer arrived since this look began; earlier data is stale. `answeredAt`: 0 without an answer. */
function useIsOfThisLook(key: string, answeredAt: number): boolean {
  const begun = { key, answeredAt };
  const [look, setLook] = useState(begun);
  if (look.key === key) return answeredAt !== look.answeredAt;
  setLook(begun);
  return false;
}

function useIsSlow(waiting: boolean, key: string): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useAtRest(waiting && key, SLOW_MS, () => setSlow(waiting ? key : null));
  return waiting && slow === key;
}
