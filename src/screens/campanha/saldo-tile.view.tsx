import { classes, text } from '../../ui/text/text.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import type { Status } from '../../lib/status/status.ts';
import { LineSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { SALDO_DE_PONTOS } from './campanha.texts.ts';

export interface SaldoTileProps {
  status: Status;
  /** Null: not (yet) known. */
  pontos: Decimal | null;
  nomePonto: string | null;
  onRetry: () => void;
}

/** The points balance (S2.51), in the campaign's word for points (R63). */
export function SaldoTile({ status, pontos, nomePonto, onRetry }: SaldoTileProps) {
  return (
    <section aria-label={SALDO_DE_PONTOS} className="campanha-saldo">
      <StatusArea
        status={status}
        skeleton={<LineSkeleton width="55%" height={64} />}
        minHeight={64}
        onRetry={onRetry}
      >
        {pontos !== null && (
          <>
            <p className={classes(text.small, text.muted)}>{SALDO_DE_PONTOS}</p>
            <p className={classes('pontos', text.t1, text.figures)}>{contarPontos(pontos, nomePonto)}</p>
          </>
        )}
      </StatusArea>
    </section>
  );
}
