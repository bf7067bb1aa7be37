import { useSyncExternalStore } from 'react';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { dataCivilHere } from '../../lib/datas/vencimento.ts';

const MINUTE_MS = 60_000;

/**
 * Today on this device's calendar; another one once midnight has passed, also while the device slept, or its clock was
 * set.
 * @rule R100
 */
export function useHoje(): DataCivil {
  return useSyncExternalStore(watchDay, () => dataCivilHere(Date.now()));
}

/** Looks with every full minute, which a midnight of any zone is. A timer until then stands while the device sleeps. */
function watchDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    onChange();
    timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  look();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
