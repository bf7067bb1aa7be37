import type { Exchange } from './exchange.flow.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ResgatePendente } from './fidelidade.api.ts';
import { formatData } from '../../lib/datas/datas.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { SALDO_NA_CAMPANHA } from './campanha.texts.ts';

export interface DesfechoProps extends Pick<Exchange, 'desfecho' | 'look' | 'acknowledge'> {
  saldo: Decimal | null;
  nomePonto: string | null;
  pendentes: readonly ResgatePendente[];
}

/** The dialog after a lost answer: what the server says now; it never posts. @rule R64 */
export function Desfecho(current: DesfechoProps) {
  const open = current.desfecho !== 'none';
  // Keeps the text during the closing animation.
  const [props, show] = useState(current);
  if (open && props !== current) show(current);
  const { desfecho, look, acknowledge } = props;
  return (
    <Modal
      open={open}
      title="A troca foi concluída?"
      onBack={() => desfecho !== 'looking' && acknowledge()}
      actions={
        <>
          {desfecho === 'unreachable' && (
            <Button variant="outlined" onClick={look}>
              Tentar novamente
            </Button>
          )}
          <Button
            variant="contained"
            aria-disabled={desfecho === 'looking'}
            onClick={() => desfecho !== 'looking' && acknowledge()}
          >
            Entendi
          </Button>
        </>
      }
    >
      <Typography>
        A resposta não chegou até nós, e nada foi enviado outra vez. Confira seu saldo e as trocas pendentes
        antes de tentar de novo. Um voucher trocado aparece em Vouchers.
      </Typography>
      <Box component="output" aria-busy={desfecho === 'looking'} sx={{ display: 'block', mt: 2 }}>
        {desfecho === 'looking' && (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
              Consultando seu saldo e suas trocas…
            </Typography>
            <CardSkeleton />
          </>
        )}
        {desfecho === 'unreachable' && (
          <Typography component="strong" sx={{ fontWeight: 700 }}>
            Ainda não foi possível consultar seu saldo e suas trocas. Tente novamente em instantes.
          </Typography>
        )}
        {desfecho === 'known' && <Situacao {...props} />}
      </Box>
    </Modal>
  );
}

function Situacao({ saldo, nomePonto, pendentes }: DesfechoProps) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {SALDO_NA_CAMPANHA}
      </Typography>
      <Typography
        variant="h2"
        component="p"
        translate="no"
        sx={{ fontVariantNumeric: 'tabular-nums', mb: 2 }}
      >
        {saldo === null ? '–' : contarPontos(saldo, nomePonto)}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Trocas pendentes
      </Typography>
      {pendentes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nenhuma troca pendente.</Typography>
      ) : (
        <List disablePadding sx={{ listStyle: 'disc', pl: 2.5 }}>
          {pendentes.map(({ descricao, dtaSolicitacaoTroca }, index) => (
            <ListItem key={index} disablePadding sx={{ display: 'list-item', mt: index === 0 ? 0 : 0.75 }}>
              {[descricao ?? 'Troca', dtaSolicitacaoTroca && formatData(dtaSolicitacaoTroca)]
                .filter(Boolean)
                .join(', ')}
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}
