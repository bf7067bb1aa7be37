import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { AlertIcon, CheckCircleIcon } from '../../ui/icons/icon.tsx';
import { OWN_TEXTS, TEXTS, tempoTexto } from './perfil.texts.ts';

export interface SituacaoProps {
  deactivated: boolean;
  left: { readonly horas: number; readonly minutos: number } | 'over' | null;
  busy: boolean;
  failed: boolean;
  deactivate: () => void;
  reactivate: () => void;
  reload: () => void;
}

/** Whether the registration is active, and the one button that changes it (S2.78, S2.79, S4.13, R74). */
export function SituacaoCard(situacao: SituacaoProps) {
  const { deactivated, busy, failed } = situacao;
  return (
    <Card component="section" aria-labelledby="situacao" aria-busy={busy} sx={look(deactivated && !failed)}>
      {failed ? (
        <>
          <Typography id="situacao" variant="h3" component="h2">
            {OWN_TEXTS.situacao}
          </Typography>
          <FailedState compact title={OWN_TEXTS.situacaoFalhou} onRetry={situacao.reload} />
        </>
      ) : (
        <Known {...situacao} />
      )}
    </Card>
  );
}

function Known({ deactivated, left, busy, deactivate, reactivate }: SituacaoProps) {
  const time = left === 'over' ? OWN_TEXTS.prazoEncerrado : left && tempoTexto(left);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ color: deactivated ? 'warning.main' : 'success.main', display: 'grid', pt: 0.25 }}>
          {deactivated ? <AlertIcon size={24} /> : <CheckCircleIcon size={24} />}
        </Box>
        <Box>
          <Typography id="situacao" variant="h3" component="h2">
            {OWN_TEXTS.situacao}
          </Typography>
          <Typography component="output" sx={{ display: 'block', mt: 0.5 }}>
            {deactivated ? OWN_TEXTS.desativado : OWN_TEXTS.ativo}
          </Typography>
          <Typography
            variant="body2"
            sx={{ color: deactivated ? 'text.primary' : 'text.secondary', mt: 0.5 }}
          >
            {deactivated ? time : OWN_TEXTS.desativarDica}
          </Typography>
        </Box>
      </Box>
      {deactivated ? (
        <Button variant="contained" onClick={reactivate} aria-busy={busy}>
          {TEXTS.reativar}
        </Button>
      ) : (
        <Button variant="outlined" color="error" size="small" onClick={deactivate} aria-busy={busy}>
          {TEXTS.desativar}
        </Button>
      )}
    </>
  );
}

const look = (warns: boolean) => ({
  p: 2.5,
  display: 'grid',
  gap: 2,
  alignContent: 'space-between',
  justifyItems: 'start',
  ...(warns && { borderColor: 'warning.main' }),
});
