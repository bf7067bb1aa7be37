import { WifiOffIcon } from '../icons/later-icons.tsx';
import { addStyles } from '../text/styles.ts';
import css from './offline-banner.css';

addStyles(css);

/** Says that the connection is gone, above everything, for as long as it is. Keep it mounted and switch `open`. */
export function OfflineBanner({ open, message }: { open: boolean; message: string }) {
  return (
    <div role="alert" className="offline-banner">
      {open ? (
        <div>
          <WifiOffIcon size={22} />
          <span>{message}</span>
        </div>
      ) : null}
    </div>
  );
}
