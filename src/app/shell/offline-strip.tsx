import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.ts';
import { watchNetwork } from '../../platform/network.ts';
import { WifiOffIcon } from '../../ui/icon-more.tsx';
import { addStyles } from '../../ui/styles.ts';
import { useOnline } from '../../ui/use-online.ts';
import css from './offline-strip.css';

addStyles(css);

/**
 * Says at the bottom of every signed-in screen that there is no network, for nothing there may pass for fresh. When the
 * network is back, everything that is shown is asked for again.
 */
export function OfflineStrip() {
  const online = useOnline();
  const dispatch = useDispatch();
  useEffect(
    () => watchNetwork(() => void (navigator.onLine && dispatch(api.internalActions.onOnline()))),
    [dispatch],
  );
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
