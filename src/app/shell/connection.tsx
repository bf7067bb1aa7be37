import { useEffect, useRef, useSyncExternalStore } from 'react';
import { setDisabledReason } from '../../base/device/disabled-reason.ts';
import { askAgain } from '../../base/browser/network.ts';
import { useOnline } from '../../ui/page/use-media.ts';
import { OfflineStrip, StaleNote } from './stale-note.view.tsx';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { staleSince, watchStale } from '../../base/device/record-stale.ts';
import { useSessionToken } from '../../session/session.react.ts';

/** The note of stale data, and the reason why actions are disabled meanwhile. @rule R104 */
export function Connection({ path }: { path: string }) {
  const since = useStaleSince(path);
  const online = useOnline();
  const isStale = since !== null;
  const wasStale = useRef(false);
  // Refetch on navigation while stale data is shown.
  useEffect(() => {
    if (wasStale.current) askAgain();
  }, [path]);
  useEffect(() => {
    wasStale.current = isStale;
  });
  const why = online
    ? isStale && 'Disponível quando os dados forem atualizados.'
    : 'Disponível quando a conexão voltar.';
  useEffect(() => {
    setDisabledReason(why === false ? null : why);
    return () => setDisabledReason(null);
  }, [why]);
  return (
    <>
      <StaleNote since={since} online={online} onRetry={askAgain} />
      <OfflineStrip online={online} />
    </>
  );
}

/**
 * The time of the oldest stale answer that a screen shows or acts on.
 * @param rota from `rotaDe`
 * @returns epoch milliseconds; null when all is fresh
 */
function useStaleSince(rota: string): number | null {
  const owner = fingerprintOf(`${useSessionToken()}`);
  return useSyncExternalStore(watchStale, () => staleSince(owner, rota));
}
