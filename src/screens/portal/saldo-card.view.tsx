import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { memo } from 'react';
import type { Saldo } from '../../api/conta.schema.ts';
import { ROTAS } from '../../lib/rotas.ts';
import type { Status } from '../../lib/status.ts';
import { SaldoFigures } from '../../parts/saldo/saldo-figures.view.tsx';
import { CardSkeleton } from '../../ui/skeletons.tsx';
import { StatusArea } from '../../ui/status-area.tsx';

export interface SaldoCardProps {
  status: Status;
  saldo: Saldo | null;
  retry: () => unknown;
}

/** The balance card of the home: available and pending, and the way to the statement (spec 2). */
export const SaldoCard = memo(function SaldoCard({ status, saldo, retry }: SaldoCardProps) {
  return (
    <Card
      component="section"
      aria-label="Seu saldo"
      sx={{ p: 3, minHeight: 242, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <StatusArea status={status} skeleton={<CardSkeleton />} onRetry={retry}>
          {saldo !== null && <SaldoFigures saldo={saldo} />}
        </StatusArea>
      </Box>
      <Button variant="outlined" href={`#${ROTAS.extrato}`} sx={{ alignSelf: 'flex-start' }}>
        Extrato
      </Button>
    </Card>
  );
});
