import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ComponentType, memo, useState } from 'react';
import { type DataCivil, formatData } from '../../lib/datas.ts';
import { type Centavos, formatBRL } from '../../lib/dinheiro.ts';
import type { Status } from '../../lib/status.ts';
import { showToast } from '../../ui/toast.ts';
import { LeafletIcon } from '../../ui/icon.tsx';
import { CardSkeleton } from '../../ui/skeletons.tsx';
import { StatusArea } from '../../ui/status-area.tsx';

export interface EconomiaCardProps {
  status: Status;
  nome: string | null;
  desconto: Centavos | null;
  clienteDesde: DataCivil | null;
  tabloidesHref: string;
  retry: () => unknown;
}

/** The customer card of the home: name, total saved, customer since (spec 2, R50). Savings that fail take nothing else along. */
export const EconomiaCard = memo(function EconomiaCard(props: EconomiaCardProps) {
  const { status, nome, desconto, clienteDesde, tabloidesHref, retry } = props;
  // Nothing moves when the savings take their skeleton's place.
  const isKnown = status !== 'loading';
  return (
    <Card component="section" aria-label="Sua economia" sx={{ p: 3, minHeight: { xs: 302, sm: 242 } }}>
      <Box sx={{ minHeight: 132 }}>
        {isKnown && nome !== null && (
          <Typography variant="subtitle1" component="p">
            {nome}
          </Typography>
        )}
        <StatusArea status={status} skeleton={<CardSkeleton />} onRetry={retry}>
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
        </StatusArea>
        {isKnown && clienteDesde !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            Cliente desde {formatData(clienteDesde)}
          </Typography>
        )}
      </Box>
      <Button href={tabloidesHref} startIcon={<LeafletIcon />} sx={{ mt: 1.5, ml: -1.5, mr: 1.5 }}>
        Ver tabloides
      </Button>
      {status === 'ready' && <MonthsButton />}
    </Card>
  );
});

/** The savings by month (issue 4): fetched when they are opened. */
function MonthsButton() {
  const [Opened, setOpened] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const open = () =>
    void import(/* webpackChunkName: "economia" */ './economia-mensal/economia-mensal.tsx').then(
      ({ EconomiaMensal }) => setOpened(() => EconomiaMensal),
      () => showToast({ kind: 'error', message: 'Não foi possível carregar' }),
    );
  return (
    <>
      <Button onClick={open} sx={{ mt: 1.5, ml: { xs: -1.5, sm: 0 } }}>
        Economia por mês
      </Button>
      {Opened !== null && <Opened onClose={() => setOpened(null)} />}
    </>
  );
}
