import { useSyncExternalStore } from 'react';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { dataCivilHere, nextDayAt } from '../../lib/datas/vencimento.ts';

/** Today on this device's calendar (R100); another one once midnight has passed, also while the device slept. */
export function useHoje(): DataCivil {
  return useSyncExternalStore(watchDay, () => dataCivilHere(Date.now()));
}

function watchDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = Date.now();
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      nextDayAt(now) - now,
    );
  };
  wait();
  // Timers do not run while the device sleeps: check again when the page is shown.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
