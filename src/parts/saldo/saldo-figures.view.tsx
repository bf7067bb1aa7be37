import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Saldo } from '../../api/conta.schema.ts';
import { formatBRL } from '../../lib/dinheiro.ts';

/** Available and pending balance of the cash-back account, on the home card and above the statement (spec 2). */
export function SaldoFigures({ saldo }: { saldo: Saldo }) {
  return (
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
  );
}
