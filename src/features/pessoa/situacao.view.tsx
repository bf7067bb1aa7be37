import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { Deactivation } from './deactivation.flow.ts';
import { tempoTexto } from '../../lib/datas/vencimento.ts';
import { ChangingText } from '../../ui/feedback/changing-text.tsx';
import { useOnePress } from '../../ui/button/use-one-press.ts';
import { FailedState } from '../../ui/feedback/state-frame.tsx';
import { CheckCircleIcon } from '../../ui/icons/icon.tsx';
import { AlertIcon } from '../../ui/icons/later-icons.tsx';

type SituacaoProps = Deactivation & {
  /** The card's `ref`. */
  place: Ref<HTMLDivElement>;
};

/** The way out, and while it is taken the way back. */
export function SituacaoView(situacao: SituacaoProps) {
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      {!situacao.deactivated && <Typography variant="h2">Encerrar minha participação</Typography>}
      <SituacaoCard {...situacao} />
    </Stack>
  );
}

/** Whether the registration is active, and the one button that changes it. @rule S2.78, S2.79, S4.13, R74 */
function SituacaoCard({ place, ...situacao }: SituacaoProps) {
  const { deactivated, busy, failed } = situacao;
  return (
    <Card
      ref={place}
      component="section"
      aria-labelledby="situacao"
      tabIndex={-1}
      aria-busy={busy}
      sx={{ height: 1, ...(deactivated && !failed && { borderColor: 'warning.main' }) }}
    >
      <CardContent
        sx={{
          height: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'start',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        {failed ? (
          <>
            <Typography id="situacao" variant="h3" component="h3">
              Situação do cadastro
            </Typography>
            <FailedState
              compact
              title="Não foi possível consultar a situação do cadastro."
              onRetry={situacao.reload}
            />
          </>
        ) : (
          <Loaded {...situacao} />
        )}
      </CardContent>
    </Card>
  );
}

function Loaded({ deactivated, left, busy, deactivate, reactivate }: Deactivation) {
  const press = useOnePress(deactivated ? reactivate : deactivate);
  const time = left === 'over' ? 'O prazo para solicitar a reativação terminou.' : left && tempoTexto(left);
  return (
    <>
      <Stack direction="row" spacing={1.5}>
        <Box
          sx={{
            display: 'flex',
            alignSelf: 'start',
            mt: 0.25,
            color: deactivated ? 'warning.main' : 'success.main',
          }}
        >
          {deactivated ? <AlertIcon size={24} /> : <CheckCircleIcon size={24} />}
        </Box>
        <Box>
          <Typography id="situacao" variant="h3" component="h3">
            Situação do cadastro
          </Typography>
          <ChangingText sx={{ display: 'block', mt: 0.5 }}>
            {deactivated ? 'Seu cadastro está desativado.' : 'Seu cadastro está ativo.'}
          </ChangingText>
          <Typography variant="body2" color={deactivated ? undefined : 'textSecondary'} sx={{ mt: 0.5 }}>
            {deactivated ? time : 'Ao desativar, você tem um prazo para mudar de ideia e reativar.'}
          </Typography>
        </Box>
      </Stack>
      <Button
        color={deactivated ? 'primary' : 'error'}
        variant={deactivated ? 'contained' : 'outlined'}
        size={deactivated ? 'medium' : 'small'}
        onClick={press}
        aria-busy={busy}
      >
        <span>{deactivated ? 'Reativar' : 'Desativar'}</span>
      </Button>
    </>
  );
}
