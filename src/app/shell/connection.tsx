import { useEffect, useRef } from 'react';
import { useStaleSince } from '../../flows/last-known/last-known.react.ts';
import { setDisabledReason } from '../../platform/kept/disabled-reason.ts';
import { askAgain } from '../../platform/worker/network.ts';
import { useOnline } from '../../ui/page/use-online.ts';
import { OfflineStrip, StaleNote } from './stale-note.view.tsx';

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
