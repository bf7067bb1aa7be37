import { useEffect, useRef } from 'react';
import { askAgain } from '../../platform/worker/network.ts';
import { formatMomento } from '../../lib/datas/momento.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertIcon, WifiOffIcon } from '../../ui/icons/later-icons.tsx';
import { RefreshIcon } from '../../ui/icons/icon.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import css from './known-note.css';

addStyles(css);

interface KnownNoteProps {
  path: string;
  since: number | null;
  online: boolean;
}

/** Above a screen that shows what was last known: from when it is, and the way to what is so now. */
export function KnownNote({ path, since, online }: KnownNoteProps) {
  const wasKnown = useRef(false);
  // Another screen asks anew: what is kept is only for while the server cannot be reached.
  useEffect(() => {
    if (wasKnown.current) askAgain();
  }, [path]);
  useEffect(() => {
    wasKnown.current = since !== null;
  });
  return (
    <output>
      {since === null ? null : (
        <div className="known-note">
          {online ? <AlertIcon size={24} /> : <WifiOffIcon size={24} />}
          <span>
            {online ? 'Não foi possível atualizar' : 'Sem conexão'}. Dados de {formatMomento(since, ' às ')}.
          </span>
          <Button look="outlined" size="small" icon={<RefreshIcon />} onClick={askAgain}>
            Tentar novamente
          </Button>
        </div>
      )}
    </output>
  );
}
