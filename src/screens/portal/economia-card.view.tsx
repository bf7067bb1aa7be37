import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type DataCivil, formatData } from '../../lib/datas.ts';
import { type Centavos, formatBRL } from '../../lib/dinheiro.ts';
import type { Status } from '../../lib/status.ts';
import { LeafletIcon } from '../../ui/icon.tsx';
import { CardSkeleton } from '../../ui/skeletons.tsx';
import { StatusArea } from '../../ui/status-area.tsx';

export interface EconomiaCardProps {
  status: Status;
  nome: string | null;
  desconto: Centavos | null;
  clienteDesde: DataCivil | null;
  tabloidesHref: string;
  retry: () => void;
}

/** The customer card of the home: name, total saved, customer since (spec 2, R50). */
export function EconomiaCard(props: EconomiaCardProps) {
  const { status, nome, desconto, clienteDesde, tabloidesHref, retry } = props;
  return (
    <Card component="section" aria-label="Sua economia" sx={{ p: 3, minHeight: 172 }}>
      <StatusArea status={status} skeleton={<CardSkeleton />} onRetry={retry}>
        {nome !== null && (
          <Typography variant="subtitle1" component="p">
            {nome}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Você já economizou
        </Typography>
        <Typography
          variant="h1"
          component="p"
          sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
        >
          {desconto === null ? '' : formatBRL(desconto)}
        </Typography>
        {clienteDesde !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            Cliente desde {formatData(clienteDesde)}
          </Typography>
        )}
      </StatusArea>
      <Button href={tabloidesHref} startIcon={<LeafletIcon />} sx={{ mt: 1.5, ml: -1.5 }}>
        Ver tabloides
      </Button>
    </Card>
  );
}
