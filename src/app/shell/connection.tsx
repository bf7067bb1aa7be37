import { useEffect } from 'react';
import { useKnownSince } from '../../flows/last-known/last-known.react.ts';
import { hold } from '../../platform/kept/held.ts';
import { useOnline } from '../../ui/page/use-online.ts';
import { KnownNote } from './known-note.tsx';
import { OfflineStrip } from './offline-strip.tsx';

/** What is said of a screen whose data may not be of now, and why nothing may be changed on it meanwhile (R104). */
export function Connection({ path }: { path: string }) {
  const since = useKnownSince(path);
  const online = useOnline();
  const isKnown = since !== null;
  const why = online
    ? isKnown && 'Disponível quando os dados forem atualizados.'
    : 'Disponível quando a conexão voltar.';
  useEffect(() => {
    hold(why === false ? null : why);
    return () => hold(null);
  }, [why]);
  return (
    <>
      <KnownNote path={path} since={since} online={online} />
      <OfflineStrip online={online} />
    </>
  );
}
