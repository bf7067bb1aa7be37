import { formatMomento } from '../../lib/datas/vencimento.ts';
import { Button } from '../../ui/first/button.tsx';
import { RefreshIcon } from '../../ui/icons/icon.tsx';
import { AlertIcon, WifiOffIcon } from '../../ui/icons/later-icons.tsx';
import { addStyles } from '../../ui/theme/styles.ts';
import css from './stale-note.css';

addStyles(css);

interface StaleNoteProps {
  /** The oldest answer's time; null: nothing is stale. */
  since: number | null;
  online: boolean;
  onRetry: () => void;
}

/** Above a screen with stale data: its time and a retry. Offline the strip says why. @rule R253 */
export function StaleNote({ since, online, onRetry }: StaleNoteProps) {
  return (
    <output>
      {since !== null && (
        <div className="stale-note">
          {online ? <AlertIcon size={24} /> : <WifiOffIcon size={24} />}
          <span>{`${online ? 'Não foi possível atualizar. ' : ''}Dados de ${formatMomento(since, ' às ')}.`}</span>
          <Button look="outlined" size="small" icon={<RefreshIcon />} onClick={onRetry}>
            Tentar novamente
          </Button>
        </div>
      )}
    </output>
  );
}

/** At the bottom of every signed-in screen while offline: the one place that says so. Plain: MUI may not be loaded. @rule R253 */
export function OfflineStrip({ online }: { online: boolean }) {
  return (
    <output>
      {!online && (
        <div className="offline-strip">
          <WifiOffIcon size={20} />
          <span>Sem conexão. O que você vê aqui pode não estar atualizado.</span>
        </div>
      )}
    </output>
  );
}
