import { Button } from '../../ui/button/button.tsx';
import { classes, text } from '../../ui/text/text.ts';
import type { ReactNode } from 'react';
import { formatMomento } from '../../lib/datas/momento.ts';
import { WifiOffIcon } from '../../ui/icons/later-icons.tsx';
import { RefreshIcon } from '../../ui/icons/icon.tsx';

/** Above vouchers that come from this device: from when they are, and the way to fresh ones. */
export function SavedNote({ savedAt, onRetry }: { savedAt: number; onRetry: () => void }) {
  return (
    <RetryNote
      icon={<WifiOffIcon size={24} />}
      words={`Vouchers de todas as lojas, guardados neste aparelho: salvos em ${formatMomento(savedAt)}`}
      onRetry={onRetry}
    />
  );
}

/** What could not be had, in one line, and the way to it (R9). */
export function RetryNote({
  icon,
  words,
  onRetry,
}: {
  icon?: ReactNode;
  words: string;
  onRetry: () => void;
}) {
  return (
    <output className="voucher-note">
      {icon}
      <span className={text.small}>{words}</span>
      <Button size="small" look="outlined" icon={<RefreshIcon />} onClick={onRetry}>
        Tentar novamente
      </Button>
    </output>
  );
}

/** Below vouchers that this device keeps as well: what the till without a signal will see. */
export function SavedLine({ savedAt }: { savedAt: number }) {
  return (
    <p className={classes('voucher-kept', text.small, text.muted)}>
      Disponíveis neste aparelho mesmo sem sinal: salvos em {formatMomento(savedAt)}
    </p>
  );
}
