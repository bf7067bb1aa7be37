import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Saldo } from '../../api/conta.schema.ts';
import { formatBRL } from '../../lib/dinheiro.ts';
import type { Status } from '../../lib/status.ts';
import { CardSkeleton } from '../../ui/skeletons.tsx';
import { StatusArea } from '../../ui/status-area.tsx';

export interface SaldoCardProps {
  status: Status;
  saldo: Saldo | null;
  retry: () => void;
}

/** The balance card of the home: available and pending (spec 2). */
export function SaldoCard({ status, saldo, retry }: SaldoCardProps) {
  return (
    <Card component="section" aria-label="Seu saldo" sx={{ p: 3, minHeight: 172 }}>
      <StatusArea status={status} skeleton={<CardSkeleton />} onRetry={retry}>
        {saldo !== null && (
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
            <Box>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                Saldo disponível
              </Typography>
              <Typography component="dd" variant="h1" sx={{ m: 0 }}>
                {formatBRL(saldo.valorDisponivel)}
              </Typography>
            </Box>
            <Box>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                Saldo pendente
              </Typography>
              <Typography component="dd" variant="h3" sx={{ m: 0 }}>
                {formatBRL(saldo.valorPendente)}
              </Typography>
            </Box>
          </Box>
        )}
      </StatusArea>
    </Card>
  );
}
