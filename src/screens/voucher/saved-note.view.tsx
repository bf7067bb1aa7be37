import { Button } from '../../ui/button/button.tsx';
import { classes, text } from '../../ui/text/text.ts';
import type { ReactNode } from 'react';
import { formatMomento } from '../../lib/datas/momento.ts';
import { WifiOffIcon } from '../../ui/icons/later-icons.tsx';
import type { Anteriores } from './use-vouchers.ts';
import { RefreshIcon } from '../../ui/icons/icon.tsx';

interface AnterioresNoteProps extends Anteriores {
  hasCode: boolean;
  onRetry: () => void;
}

/** Above vouchers of before: from when they are, and why they are shown (R90). */
export function AnterioresNote({ why, at, kept, hasCode, onRetry }: AnterioresNoteProps) {
  const words = kept
    ? `Vouchers de todas as lojas, guardados neste aparelho: salvos em ${formatMomento(at)}`
    : `Dados de ${formatMomento(at, ' às ')}`;
  if (why === 'failed')
    return (
      <RetryNote
        icon={<WifiOffIcon size={24} />}
        words={kept ? words : `Não foi possível atualizar. ${words}.`}
        onRetry={onRetry}
      />
    );
  return (
    <output className="voucher-note">
      <RefreshIcon size={24} />
      <span className={text.small}>
        Atualizando… {words}.{hasCode && ' O código aparece depois de atualizar.'}
      </span>
    </output>
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
