import { WifiOffIcon } from '../../ui/icons/later-icons.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import css from './offline-strip.css';

addStyles(css);

/** Says at the bottom of every signed-in screen that there is no network, for nothing there may pass for fresh. */
export function OfflineStrip({ online }: { online: boolean }) {
  return (
    <output>
      {online ? null : (
        <div className="offline-strip">
          <WifiOffIcon size={20} />
          <span>Sem conexão. O que você vê aqui pode não estar atualizado.</span>
        </div>
      )}
    </output>
  );
}
