import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import type { Status } from '../../lib/listas/status.ts';
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

/** The points balance (spec 2), in the campaign's word for points (R63). */
export function SaldoTile({ status, pontos, nomePonto, onRetry }: SaldoTileProps) {
  return (
    <Box component="section" aria-label={SALDO_DE_PONTOS} sx={tile}>
      <StatusArea
        status={status}
        skeleton={<LineSkeleton width="55%" height={64} />}
        minHeight={64}
        onRetry={onRetry}
      >
        {pontos !== null && (
          <>
            <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
              {SALDO_DE_PONTOS}
            </Typography>
            <Typography
              variant="h1"
              component="p"
              sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
            >
              {contarPontos(pontos, nomePonto)}
            </Typography>
          </>
        )}
      </StatusArea>
    </Box>
  );
}

const tile = {
  p: 2.5,
  borderRadius: '24px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
