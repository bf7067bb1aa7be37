import { useSyncExternalStore } from 'react';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { dataCivilHere } from '../../lib/datas/vencimento.ts';
import { useConfig } from '../start/portal-context.ts';
import { listenTo } from '../../lib/listeners.ts';

const MINUTE_MS = 60_000;

/** Today in the device's calendar; updates after midnight, sleep and clock changes. @rule R100 */
export function useHoje(): DataCivil {
  return useSyncExternalStore(watchDay, () => dataCivilHere(Date.now()));
}

/** Checks every full minute: a timer until midnight stops while the device sleeps. */
function watchDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    onChange();
    timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  look();
  const stop = listenTo(document, ['visibilitychange'], onChange);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Today, for what ends soon; null where `config.json` leaves that out (`features.expiring`). @rule R100, R89 */
export function useHojeDeVencimento(): DataCivil | null {
  const { features } = useConfig();
  const hoje = useHoje();
  return features.expiring === false ? null : hoje;
}
